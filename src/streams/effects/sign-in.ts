import { filter, ignoreElements, merge, take, tap } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import type { State } from '../state/state';

/**
 * A session that has ended leads to the sign-in page: at once while nobody looks at the panel, so that the host's bell
 * goes on; else when the blogger asks for it, so that nothing is taken out of sight or hand. A panel that has just come
 * back from there goes by itself only if its token has been of use: a platform that refuses each new token would send it
 * round for ever.
 */
export const signIn: Behaviour = (events$, state$, { isFreshSignIn, signIn: leave }) => {
  const byItself$ = state$.pipe(filter((state) => mayLeave(state) && !(isFreshSignIn && state.isLoading)));
  return merge(events$.pipe(ofType('signIn.requested')), byItself$).pipe(
    take(1),
    tap(() => leave()),
    ignoreElements(),
  );
};

const mayLeave = ({ isSignedIn, isOnline, isPanelOpen, moderations }: State): boolean =>
  !isSignedIn && isOnline && !isPanelOpen && Object.keys(moderations).length === 0;
