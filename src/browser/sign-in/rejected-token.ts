import { filter, type Observable, Subject, tap } from 'rxjs';
import { errorFields } from '../../client/response/read-response';
import { isResponse, type Transport, type TransportEvent } from '../../client/transports/transport';
import { parseJson } from '../../lib/json';

/**
 * The platform's error names for a rejected or missing token, with any 4xx status
 * (decision token-refused-by-name).
 */
const REJECTED_TOKEN_ERRORS: ReadonlySet<string> = new Set(['invalid_token', 'authorization_required']);

/**
 * Wraps a transport and emits each response that rejects the token.
 * `streams/session/end-session.ts` then ends the session.
 */
export function watchRejectedToken(transport: Transport): {
  readonly transport: Transport;
  readonly tokenRejected$: Observable<unknown>;
} {
  const events$ = new Subject<TransportEvent>();
  return {
    transport: {
      ...transport,
      send: (request) => transport.send(request).pipe(tap((event) => events$.next(event))),
    },
    tokenRejected$: events$.pipe(filter(isTokenRejected)),
  };
}

/**
 * Whether a response rejects the token itself, so that only a new sign-in helps. A 401 always does.
 * Other 4xx responses do if the error has one of the names above; otherwise they refuse one action,
 * for example on a site that the blogger may not moderate.
 */
export function isTokenRejected(event: TransportEvent): boolean {
  if (!isResponse(event) || event.status < 400 || event.status > 499) return false;
  if (event.status === 401) return true;
  const { error, code } = errorFields('text' in event ? parseJson(event.text) : event.body);
  return [error, code].some((name) => typeof name === 'string' && REJECTED_TOKEN_ERRORS.has(name));
}
