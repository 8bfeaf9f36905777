import { filter, ignoreElements, merge, take, tap } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import type { State } from '../state/state';

/**
 * A session that has ended leads to the sign-in page: at once while nobody looks at the panel, so that the host's bell
 * goes on; else when the blogger asks for it, so that nothing is taken out of sight or hand.
 */
export const signIn: Behaviour = (events$, state$, deps) =>
  merge(events$.pipe(ofType('signIn.requested')), state$.pipe(filter(mayLeave))).pipe(
    take(1),
    tap(() => deps.signIn()),
    ignoreElements(),
  );

const mayLeave = ({ isSignedIn, isOnline, isPanelOpen, moderations }: State): boolean =>
  !isSignedIn && isOnline && !isPanelOpen && Object.keys(moderations).length === 0;
