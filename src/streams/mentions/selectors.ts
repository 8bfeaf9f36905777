import memoizeOne from 'memoize-one';
import { matching, threadFirst } from './matching';
import type { ActedOn } from '../notes/acted-on';
import type { Note } from '../notes/note';
import type { OpenMention, Suggestion } from './state';
import type { State } from '../state/state';

/** The note whose reply box has the mention. For the reply box of a comment, it is the open note. */
const noteOf = ({ mention, allNotes, selectedNoteId }: State): Note | undefined =>
  mention ? allNotes[typeof mention.box === 'number' ? mention.box : (selectedNoteId ?? NaN)] : undefined;

/** The site of the mention that is being typed, if its suggestions are not cached yet. */
export function selectUnknownSite(state: State): number | undefined {
  const siteId = noteOf(state)?.ids.site;
  return siteId === undefined || siteId in state.suggestions ? undefined : siteId;
}

/** The people who can be mentioned in the reply. The people of its thread come first. */
function selectPeople(state: State): readonly Suggestion[] {
  const note = noteOf(state);
  return people(state.suggestions[note?.ids.site ?? -1], note?.body);
}
const people = memoizeOne((suggestions: readonly Suggestion[] = [], body?: Note['body']) =>
  threadFirst(suggestions, body),
);

/** The open list of people to mention: at most 10 matches, and the chosen one. */
export interface MentionList {
  readonly matches: readonly Suggestion[];
  readonly chosen: Suggestion;
  readonly start: number;
  readonly query: string;
}

/** The list of people at a reply box; null if the list is closed or belongs to another box. */
export const mentionListAt = (state: State, box: ActedOn): MentionList | null =>
  state.mention?.box === box && !state.mention.isClosed
    ? mentionList(state.mention, selectPeople(state))
    : null;
const mentionList = memoizeOne(
  ({ start, query, index }: OpenMention, people: readonly Suggestion[]): MentionList | null => {
    const matches = matching(people, query);
    const chosen = matches.at(index % matches.length);
    return chosen ? { matches, chosen, start, query } : null;
  },
);
