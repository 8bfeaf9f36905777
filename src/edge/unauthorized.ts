import { filter, type Observable, Subject, tap } from 'rxjs';
import { errorFields } from '../client/status-error';
import { isResponse, type Transport, type TransportEvent } from '../client/transports/transport';

/** What the platform calls a token that it does not take, or the lack of one, with whatever status (decision 183). */
const TOKEN_REFUSED: ReadonlySet<string> = new Set(['invalid_token', 'authorization_required']);

/** A transport, and word of each answer that says that the token is not taken any more. */
export function watchUnauthorized(transport: Transport): {
  readonly transport: Transport;
  readonly unauthorized$: Observable<unknown>;
} {
  const events$ = new Subject<TransportEvent>();
  return {
    transport: {
      ...transport,
      send: (request) => transport.send(request).pipe(tap((event) => events$.next(event))),
    },
    unauthorized$: events$.pipe(filter(refusesToken)),
  };
}

/**
 * Whether the platform refuses the token itself, and so everything: only signing in again helps. With 400 and 403 the error's name
 * tells: by another name they refuse one action, for example on a site that the blogger may not moderate.
 */
export function refusesToken(event: TransportEvent): boolean {
  if (!isResponse(event) || event.status < 400 || event.status > 499) return false;
  if (event.status === 401) return true;
  const { error, code } = errorFields('text' in event ? parsed(event.text) : event.body);
  return [error, code].some((name) => typeof name === 'string' && TOKEN_REFUSED.has(name));
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
