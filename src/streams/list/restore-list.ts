import { defer, EMPTY, filter, mergeMap, of, take } from 'rxjs';
import { KEPT_LIST_KEY } from '../../lib/storage-keys';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { parseKeptList } from './stored-list';

/**
 * Shows the list that the blogger saw last until the platform answers, as soon as a screen is
 * wanted. A list that is not this blogger's is removed then (decision open-with-the-last-list), and
 * any list at once if none is to be kept.
 */
export const restoreList: Behaviour = (_events$, state$, { storage, token, keepList }) =>
  defer(() => {
    if (!keepList) storage.remove(KEPT_LIST_KEY);
    return state$;
  }).pipe(
    filter(({ isScreenWanted }) => isScreenWanted),
    take(1),
    mergeMap(() => {
      const stored = storage.get(KEPT_LIST_KEY);
      if (stored === undefined) return EMPTY;
      const notes = parseKeptList(stored, token());
      if (notes.length > 0) return of<Event>({ type: 'notes.kept', notes });
      storage.remove(KEPT_LIST_KEY);
      return EMPTY;
    }),
  );
