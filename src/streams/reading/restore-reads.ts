import { defer, from } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { SEEN_KEY, seenEvent, storedMarks } from './stored-reads';

/** Restores marks and the last-seen time from storage (decision stored-values). */
export const restoreReads: Behaviour = (_events$, _state$, { storage }) =>
  defer(() =>
    from<Event[]>([
      seenEvent(storage.get(SEEN_KEY)),
      { type: 'reads.restored', reads: storedMarks(storage) },
    ]),
  );
