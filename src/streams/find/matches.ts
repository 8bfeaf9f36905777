import memoizeOne from 'memoize-one';
import { foldText } from '../../lib/fold-text';
import { addressName } from '../notes/addresses';
import { cutText } from '../notes/limits';
import type { Block, Note, NoteId } from '../notes/note';
import { selectHeldNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { SEARCHED_MAX_CHARS } from '../timing';
import { type NoteSite, selectChosenSite, selectNoteSites } from './sites';

/** Returns the distinct words of a query, folded for the search (see `foldText`). */
export const queryWords = (query: string): readonly string[] => [
  ...new Set(foldText(query).split(/\s+/).filter(Boolean)),
];

/**
 * The ids of the matching notes; null if there is nothing to search for, undefined while the search is closed.
 * The array stays the same until the notes, the query or the site change.
 */
export const selectMatches = (state: State): readonly NoteId[] | null | undefined =>
  state.view === 'find' && state.find
    ? matches(selectHeldNotes(state), state.find.query, selectChosenSite(state)?.id, selectNoteSites(state))
    : undefined;
const matches = memoizeOne(
  (
    notes: readonly Note[],
    query: string,
    siteId: number | undefined,
    sites: readonly NoteSite[],
  ): readonly NoteId[] | null => {
    const words = queryWords(query);
    if (words.length === 0 && siteId === undefined) return null;
    const siteNames = new Map(sites.map(({ id, name }) => [id, foldText(name)]));
    const isMatch = (note: Note): boolean => {
      const text = searchedText(note);
      const siteName = siteNames.get(note.ids.site ?? 0) ?? '';
      return words.every((word) => text.includes(word) || siteName.includes(word));
    };
    return notes
      .filter((note) => (siteId === undefined || note.ids.site === siteId) && isMatch(note))
      .map(({ id }) => id);
  },
);

/**
 * The searched texts of a note, folded for the search. Each text is on its own line, so that no word spans two
 * texts.
 */
function searchedText(note: Note): string {
  const cached = texts.get(note);
  if (cached !== undefined) return cached;
  const { title, url, subject, header, body } = note;
  const lines = [title, addressName(url), ...[...subject, ...header, ...body].flatMap(blockTexts)];
  const text = foldText(cutText(lines.join('\n'), SEARCHED_MAX_CHARS));
  texts.set(note, text);
  return text;
}
const texts = new WeakMap<Note, string>();

const blockTexts = ({ text, homeTitle, homeTagline, homeUrl }: Block): readonly string[] => [
  text,
  homeTitle,
  homeTagline,
  addressName(homeUrl),
];
