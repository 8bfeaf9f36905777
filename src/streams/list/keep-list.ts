import memoizeOne from 'memoize-one';
import { asyncScheduler, EMPTY, ignoreElements, map, switchMap, tap, timer } from 'rxjs';
import { KEPT_LIST_KEY } from '../../lib/storage-keys';
import type { Note } from '../notes/note';
import { selectHiddenIds } from '../outbox/note-records';
import { select } from '../operators/select';
import { loadSession } from '../session/stored-session';
import type { Behaviour } from '../state/behaviour';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { KEEP_LIST_MS } from '../timing';
import { stringifyKeptList } from './kept-note';

/**
 * Keeps the newest notes in storage for the next start, when they have not changed for a second. A
 * tab whose token is not the stored one, because another tab has signed out, keeps nothing
 * (decision open-with-the-last-list).
 */
export const keepList: Behaviour = (_events$, state$, { storage, token }) =>
  state$.pipe(
    select(seenNotesSelector()),
    switchMap((notes) => (notes ? timer(KEEP_LIST_MS).pipe(map(() => notes)) : EMPTY)),
    tap((notes) => {
      const used = token();
      if (used === undefined || loadSession(storage, asyncScheduler.now())?.token !== used) return;
      const text = stringifyKeptList(notes, used);
      if (storage.get(KEPT_LIST_KEY) !== text) storage.set(KEPT_LIST_KEY, text);
    }),
    ignoreElements(),
  );

/** The platform's notes while the blogger sees them; null otherwise. */
const seenNotesSelector = () => {
  const shown = memoizeOne((notes: readonly Note[], hidden: ReadonlySet<number>) =>
    notes.filter(({ id }) => !hidden.has(id)),
  );
  return (state: State): readonly Note[] | null => {
    const { isLoading, isSignedIn, isScreenWanted, isVisible } = state;
    return isLoading || !isSignedIn || !isScreenWanted || !isVisible
      ? null
      : shown(selectSortedNotes(state), selectHiddenIds(state));
  };
};
