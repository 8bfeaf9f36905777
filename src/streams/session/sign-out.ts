import { asyncScheduler, concat, exhaustMap, ignoreElements, of, race, take, tap, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { dropAll$ } from '../outbox/drop';
import { ofType } from '../operators/of-type';
import { DATABASE_WAIT_MS } from '../timing';
import { saveSignedOut } from './stored-sign-in';

/** Signs out in all tabs (`follow-session.ts`) when the blogger requests it. Unsent records are deleted. */
export const signOut: Behaviour = (events$, _state$, deps) =>
  events$.pipe(
    ofType('signOut.requested'),
    // Waiting records must not be sent in the next blogger's name. A database that hangs does not block the
    // sign-out.
    exhaustMap(() =>
      race(
        concat(dropAll$(deps.outbox, () => asyncScheduler.now()).pipe(ignoreElements()), of(null)),
        timer(DATABASE_WAIT_MS),
      ).pipe(take(1)),
    ),
    tap(() => {
      saveSignedOut(deps.storage);
      deps.signOut();
    }),
    ignoreElements(),
  );
