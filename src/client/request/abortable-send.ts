import { takeUntil, tap } from 'rxjs';
import { abortOf, aborts } from './abort';
import { createSend } from './send';

/**
 * Like `createSend`, with support for `signal`. It is separate because the panel unsubscribes
 * instead, and the panel's first screen has a size budget.
 */
export const createAbortableSend: typeof createSend = (options, transport) => {
  const send = createSend(options, transport);
  return (request) => {
    const { signal } = request;
    const answer$ = send(request);
    if (!signal) return answer$;
    const abort$ = abortOf(signal);
    // `retryable` gets only the error, and must end its delay when the signal is aborted.
    const remember = (error: unknown) => error instanceof Error && aborts.set(error, abort$);
    return answer$.pipe(tap({ error: remember }), takeUntil(abort$));
  };
};
