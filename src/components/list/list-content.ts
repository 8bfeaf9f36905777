import { selectGroups } from '../../streams/list/groups';
import { hasOlderShown, isLoadingMore } from '../../streams/list/selectors';
import type { ListFailure } from '../../streams/list/state';
import { selectSortedNotes } from '../../streams/state/sorted-notes';
import type { State } from '../../streams/state/state';

/**
 * The content of the list: notes, a skeleton, or the reason why there are no notes (sections 2 and
 * 8).
 */
export type ListContent = 'notes' | 'loading' | 'trouble' | 'empty';

export function selectListContent(state: State): ListContent {
  const isHeld = selectSortedNotes(state).length > 0;
  // A search shows its own message if it finds nothing.
  if (selectGroups(state).length > 0 || (isHeld && state.view === 'find')) return 'notes';
  if (!isHeld && selectTrouble(state)) return 'trouble';
  // Notes that are still loading, or that load next, may match the filter.
  const isComing = state.isLoading || isLoadingMore(state) || hasOlderShown(state);
  return isComing && !selectTrouble(state) ? 'loading' : 'empty';
}

/** Why there is no list, or why it is out of date. */
export type Trouble = 'offline' | ListFailure['kind'];

/** The reason why the list cannot be fetched, or null (section 8). Offline precedes all other reasons. */
export const selectTrouble = ({ isOnline, list }: State): Trouble | null =>
  isOnline ? (list.failure?.kind ?? null) : 'offline';
