import { asyncScheduler, distinctUntilChanged, fromEvent, map, merge, type Observable } from 'rxjs';
import { ATTENTION_MS } from '../streams/timing';

const USES = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Emits true when the window gets the focus or is unfrozen, and at most every 10 s while the blogger uses it.
 * Emits false when the window loses the focus or is frozen, even if it is still visible.
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
