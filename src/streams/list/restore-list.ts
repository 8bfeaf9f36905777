import { defer, EMPTY, filter, mergeMap, of, take } from 'rxjs';
import { KEPT_LIST_KEY, removeKeptList } from '../../lib/storage-keys';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { parseKeptList } from './stored-list';

/**
 * Shows the list of the last visit until the platform responds, as soon as a screen is wanted.
 * Removes a list of another blogger (decision open-with-the-last-list), and any list if keeping it
 * is switched off.
 */
export const restoreList: Behaviour = (_events$, state$, { storage, token, keepList }) =>
  defer(() => {
    if (!keepList) removeKeptList(storage);
    return state$;
  }).pipe(
    filter(({ isScreenWanted }) => isScreenWanted),
    take(1),
    mergeMap(() => {
      const stored = storage.get(KEPT_LIST_KEY);
      if (stored === undefined) return EMPTY;
      const notes = parseKeptList(stored, token());
      if (notes.length > 0) return of<Event>({ type: 'notes.kept', notes });
      removeKeptList(storage);
      return EMPTY;
    }),
  );
