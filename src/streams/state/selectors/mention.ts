import memoizeOne from 'memoize-one';
import { matching, type Suggestion } from '../../notes/mention';
import type { State } from '../state';

/** The site of the note whose reply mentions somebody. */
const siteOf = ({ mention, allNotes }: State): number | undefined =>
  mention ? allNotes[mention.noteId]?.ids.site : undefined;

/** The site of a mention that is being typed, where it is not known yet who can be mentioned there. */
export function selectUnknownSite(state: State): number | undefined {
  const siteId = siteOf(state);
  return siteId === undefined || siteId in state.suggestions ? undefined : siteId;
}

/** The list of people to mention that is open, if one is: who matches, at most 10, and which of them is chosen. */
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
