import { ignoreElements, pairwise, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { select } from '../operators/select';
import { readKey } from './stored-reads';

/**
 * Stores a flag for each note that is read here. The flag is cleared when the note is removed or
 * marked as unread (section 4).
 */
export const keepReads: Behaviour = (_events$, state$, { storage }) =>
  state$.pipe(
    select(({ noteReads }) => noteReads),
    pairwise(),
    tap(([before, after]) => {
      for (const id of Object.keys({ ...before, ...after }).map(Number)) {
        if (after[id] === true && before[id] !== true) storage.set(readKey(id), '1');
        if (after[id] !== true && before[id] === true) storage.remove(readKey(id));
      }
    }),
    ignoreElements(),
  );
