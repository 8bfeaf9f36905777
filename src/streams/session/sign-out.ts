import { ignoreElements, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';

/** Signs out on request. Pending actions are sent as the page goes away. */
export const signOut: Behaviour = (events$, _state$, deps) =>
  events$.pipe(
    ofType('signOut.requested'),
    tap(() => deps.signOut()),
    ignoreElements(),
  );
