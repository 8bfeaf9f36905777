import { ignoreElements, tap } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';

/** A blogger who signs out leaves nothing of theirs behind; what is pending is done as whenever the page goes away. */
export const signOut: Behaviour = (events$, _state$, deps) =>
  events$.pipe(
    ofType('signOut.requested'),
    tap(() => deps.signOut()),
    ignoreElements(),
  );
