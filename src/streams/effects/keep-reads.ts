import { ignoreElements, pairwise, tap } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { select } from '../operators/select';
import { readKey } from '../stored';

/** Each read note has a flag in storage; removing the note clears it (section 4). */
export const keepReads: Behaviour = (_events$, state$, { storage }) =>
  state$.pipe(
    select(({ noteReads }) => noteReads),
    pairwise(),
    tap(([before, after]) => {
      for (const id of Object.keys(after)) if (!(id in before)) storage.set(readKey(Number(id)), '1');
      for (const id of Object.keys(before)) if (!(id in after)) storage.remove(readKey(Number(id)));
    }),
    ignoreElements(),
  );
