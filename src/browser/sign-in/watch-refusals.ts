import { type Observable, ReplaySubject, tap } from 'rxjs';
import { isResponse, type Transport } from '../../client/transports/transport';
import type { Refusal } from './rejected-token';

/** How many refusals are kept until the code that judges them is loaded. */
const KEPT_COUNT = 9;

/**
 * Wraps a transport and emits each answer with a 4xx status; `rejected-token.ts` judges them. The
 * last ones are replayed, because that code is loaded later.
 */
export function watchRefusals(transport: Transport): {
  readonly transport: Transport;
  readonly refusals$: Observable<Refusal>;
} {
  const refusals$ = new ReplaySubject<Refusal>(KEPT_COUNT);
  return {
    transport: {
      ...transport,
      send: (request) =>
        transport.send(request).pipe(
          tap((event) => {
            if (isResponse(event) && event.status > 399 && event.status < 500)
              refusals$.next({ request, event });
          }),
        ),
    },
    refusals$,
  };
}
