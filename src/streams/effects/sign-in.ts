import { ignoreElements, take, tap } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';

/** A session that has ended leads to the sign-in page; drafts and pending actions are kept as the page goes away. */
export const signIn: Behaviour = (events$, _state$, deps) =>
  events$.pipe(
    ofType('session.ended'),
    take(1),
    tap(() => deps.signIn()),
    ignoreElements(),
  );
