import { ignoreElements, pairwise, tap } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { select } from '../operators/select';
import { readKey } from '../stored';

/** Each note read here has a flag in storage; removing the note, or marking it as unread, clears it (section 4). */
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
