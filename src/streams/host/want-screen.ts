import { EMPTY, map, take } from 'rxjs';
import type { Behaviour } from '../state/behaviour';

/** Reports when the screen is wanted, if the panel has started without one. */
export const wantScreen: Behaviour = (_events$, _state$, { screenWanted$ }) =>
  (screenWanted$ ?? EMPTY).pipe(
    take(1),
    map(() => ({ type: 'screen.wanted' })),
  );
