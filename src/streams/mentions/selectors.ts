import memoizeOne from 'memoize-one';
import { matching } from './mention';
import type { Suggestion } from './state';
import type { State } from '../state/state';

/** The site of the note whose reply contains the mention. */
const siteOf = ({ mention, allNotes }: State): number | undefined =>
  mention ? allNotes[mention.noteId]?.ids.site : undefined;

/** The site of the mention that is being typed, if its suggestions are not cached yet. */
export function selectUnknownSite(state: State): number | undefined {
  const siteId = siteOf(state);
  return siteId === undefined || siteId in state.suggestions ? undefined : siteId;
}

/** The open list of people to mention: at most 10 matches, and the chosen one. */
export interface MentionList {
  readonly matches: readonly Suggestion[];
  readonly chosen: Suggestion;
  readonly start: number;
  readonly query: string;
}

export const selectMentionList = (state: State): MentionList | null =>
  mentionList(state.mention, state.selectedNoteId, state.suggestions[siteOf(state) ?? -1]);
const mentionList = memoizeOne(
  (
    mention: State['mention'],
    selectedNoteId: State['selectedNoteId'],
    suggestions: readonly Suggestion[] = [],
  ): MentionList | null => {
    if (!mention || mention.isClosed || mention.noteId !== selectedNoteId) return null;
    const { start, query, index } = mention;
    const matches = matching(suggestions, query);
    const chosen = matches[index] ?? matches[0];
    return chosen ? { matches, chosen, start, query } : null;
  },
);
