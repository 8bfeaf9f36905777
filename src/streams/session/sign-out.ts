import { ignoreElements, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { saveSignedOut } from './stored-sign-in';

/**
 * Signs out on request, in all tabs (`follow-session.ts`). Pending actions are sent as the page goes
 * away.
 */
export const signOut: Behaviour = (events$, _state$, deps) =>
  events$.pipe(
    ofType('signOut.requested'),
    tap(() => {
      saveSignedOut(deps.storage);
      deps.signOut();
    }),
    ignoreElements(),
  );
