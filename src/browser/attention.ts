import { asyncScheduler, distinctUntilChanged, fromEvent, map, merge, type Observable } from 'rxjs';
import { ATTENTION_MS } from '../streams/timing';

const USES = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Emits true when the window gets the focus or is thawed, and at most each 10 s while the blogger uses it;
 * false when it loses the focus or is frozen, which may happen while it is visible.
 */
export const browserAttention = (window: Window): Observable<boolean> =>
  merge(
    merge(fromEvent(window, 'blur'), fromEvent(window.document, 'freeze')).pipe(map(() => false)),
    merge(fromEvent(window, 'focus'), fromEvent(window.document, 'resume')).pipe(map(() => true)),
    merge(...USES.map((name) => fromEvent(window, name, { passive: true, capture: true }))).pipe(
      map(() => asyncScheduler.now()),
      distinctUntilChanged((last, next) => Math.abs(next - last) < ATTENTION_MS),
      map(() => true),
    ),
  );
