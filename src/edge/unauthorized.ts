import { filter, type Observable, Subject, tap } from 'rxjs';
import type { Transport } from '../client';

/** A transport, and word of each answer that says that the token is not taken any more. */
export function watchUnauthorized(transport: Transport): {
  readonly transport: Transport;
  readonly unauthorized$: Observable<unknown>;
} {
  const answers$ = new Subject<number>();
  return {
    transport: {
      ...transport,
      send: (request) =>
        transport.send(request).pipe(
          tap((event) => {
            if ('status' in event) answers$.next(event.status);
          }),
        ),
    },
    unauthorized$: answers$.pipe(filter((status) => status === 401)),
  };
}
