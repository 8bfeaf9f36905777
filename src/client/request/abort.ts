import { defer, fromEvent, map, type Observable, share } from 'rxjs';
import type { WebAbortSignal } from '../types/web';

/** The aborts of signals, and of the calls that errored, by signal or error. */
export const aborts = new WeakMap<object, Observable<never>>();

/**
 * Errors with the signal's reason when the signal is aborted; immediately if it already is. The
 * subscribers of a signal share one listener, because Node warns of more than ten.
 */
export function abortOf(signal: WebAbortSignal): Observable<never> {
  const abort$ =
    aborts.get(signal) ??
    defer(() => (signal.aborted ? [0] : fromEvent(signal, 'abort'))).pipe(
      map(() => {
        throw signal.reason;
      }),
      share(),
    );
  aborts.set(signal, abort$);
  return abort$;
}
