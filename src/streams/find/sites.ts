import memoizeOne from 'memoize-one';
import { addressName } from '../notes/addresses';
import type { Note } from '../notes/note';
import { selectHeldNotes } from '../state/sorted-notes';
import type { State } from '../state/state';

/** A site that one or more held notes are about. */
export interface NoteSite {
  readonly id: number;
  readonly name: string;
}

/** The sites of the held notes, sorted by name. */
export const selectNoteSites = (state: State): readonly NoteSite[] => noteSites(selectHeldNotes(state));
const noteSites = memoizeOne((notes: readonly Note[]): readonly NoteSite[] => {
  const names = new Map(notes.flatMap((note) => [...namedSites(note)]).reverse());
  // Only the address of a note about a post is certain to be on the note's site.
  const addresses = notes.flatMap(({ ids, url }) =>
    ids.site === undefined || ids.post === undefined ? [] : [[ids.site, addressName(url)] as const],
  );
  const hosts = new Map(addresses.filter(([, host]) => host !== '').reverse());
  const sites = new Set(notes.flatMap(({ ids }) => ids.site ?? []).filter((id) => id > 0));
  const named = [...sites].map((id) => ({ id, name: names.get(id) ?? hosts.get(id) ?? String(id) }));
  return distinct(named).sort((one, other) => one.name.localeCompare(other.name));
});

/** The ids and names of sites that a note contains, in its texts or as the site of a user block. */
const namedSites = ({ subject, header, body }: Note): readonly (readonly [number, string])[] =>
  [...subject, ...header, ...body]
    .flatMap(({ text, ranges, ids, homeTitle }) => [
      ...ranges
        .filter(({ type }) => type === 'site')
        .map(({ id, start, end }) => [Number(id), text.slice(start, end).trim()] as const),
      [ids.site ?? 0, homeTitle.trim()] as const,
    ])
    .filter(([, name]) => name !== '');

/** Appends the id to each name that several sites share. */
const distinct = (sites: readonly NoteSite[]): NoteSite[] =>
  sites.map(({ id, name }) => ({
    id,
    name: sites.some((site) => site.id !== id && site.name === name) ? `${name} (${id})` : name,
  }));

/** The chosen site. Undefined if all sites are searched, or if no held note is still about the chosen site. */
export const selectChosenSite = (state: State): NoteSite | undefined =>
  selectNoteSites(state).find(({ id }) => id === state.find?.siteId);
