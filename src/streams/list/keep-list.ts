import memoizeOne from 'memoize-one';
import { asyncScheduler, EMPTY, ignoreElements, map, switchMap, tap, timer } from 'rxjs';
import { DRAWING_KEY, KEPT_LIST_KEY } from '../../lib/storage-keys';
import type { Note } from '../notes/note';
import { selectHiddenIds } from '../outbox/note-records';
import { selectListName } from './selectors';
import { select } from '../operators/select';
import { loadSession } from '../session/stored-session';
import type { Behaviour } from '../state/behaviour';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { KEEP_LIST_MS } from '../timing';
import { stringifyKeptList } from './kept-note';

/**
 * Stores the newest notes and a drawing of their list for the next start, once they have not changed for a
 * second. Nothing is stored if the stored token differs, because another tab has signed out (decision
 * open-with-the-last-list).
 */
export const keepList: Behaviour = (_events$, state$, { storage, token, drawList }) =>
  state$.pipe(
    select(seenListSelector()),
    switchMap((seen) => (seen ? timer(KEEP_LIST_MS).pipe(map(() => seen)) : EMPTY)),
    tap(({ notes }) => {
      const used = token();
      if (used === undefined || loadSession(storage, asyncScheduler.now())?.token !== used) return;
      const text = stringifyKeptList(notes, used);
      const put = (key: string, value: string): void => {
        if (storage.get(key) !== value) storage.set(key, value);
      };
      put(KEPT_LIST_KEY, text);
      const drawing = isFirstList(state$.value) ? drawList(used, text) : undefined;
      if (drawing !== undefined) put(DRAWING_KEY, drawing);
      else storage.remove(DRAWING_KEY);
    }),
    ignoreElements(),
  );

/** Whether the next start shows this list: the "all" filter, or a filter that is kept. */
const isFirstList = ({ view, filterName, preferences }: State): boolean =>
  view === 'notes' && (filterName === 'all' || preferences.isFilterKept);

/**
 * Returns a selector for the platform's notes. It selects null while they are not on the screen, and a new object
 * if the next start would show them differently.
 */
const seenListSelector = () => {
  const seen = memoizeOne((notes: readonly Note[], ..._look: readonly unknown[]) => ({ notes }));
  const shown = memoizeOne((notes: readonly Note[], hidden: ReadonlySet<number>) =>
    notes.filter(({ id }) => !hidden.has(id)),
  );
  return (state: State): { readonly notes: readonly Note[] } | null => {
    const { isLoading, isSignedIn, isScreenWanted, isVisible } = state;
    return isLoading || !isSignedIn || !isScreenWanted || !isVisible
      ? null
      : seen(
          shown(selectSortedNotes(state), selectHiddenIds(state)),
          state.preferences,
          state.preferences.isFilterKept && selectListName(state),
        );
  };
};
