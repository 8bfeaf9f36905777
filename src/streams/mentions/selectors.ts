import memoizeOne from 'memoize-one';
import { matching, threadFirst } from './matching';
import type { Note } from '../notes/note';
import type { Suggestion } from './state';
import type { State } from '../state/state';

/** The note whose reply contains the mention. */
const noteOf = ({ mention, allNotes }: State): Note | undefined =>
  mention ? allNotes[mention.noteId] : undefined;

/** The site of the mention that is being typed, if its suggestions are not cached yet. */
export function selectUnknownSite(state: State): number | undefined {
  const siteId = noteOf(state)?.ids.site;
  return siteId === undefined || siteId in state.suggestions ? undefined : siteId;
}

/** The people who can be mentioned in the reply, those of its thread first. */
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

export const selectMentionList = (state: State): MentionList | null =>
  mentionList(state.mention, state.selectedNoteId, selectPeople(state));
const mentionList = memoizeOne(
  (
    mention: State['mention'],
    selectedNoteId: State['selectedNoteId'],
    people: readonly Suggestion[],
  ): MentionList | null => {
    if (!mention || mention.isClosed || mention.noteId !== selectedNoteId) return null;
    const { start, query, index } = mention;
    const matches = matching(people, query);
    const chosen = matches.at(index % matches.length);
    return chosen ? { matches, chosen, start, query } : null;
  },
);
