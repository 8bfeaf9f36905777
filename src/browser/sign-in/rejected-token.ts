import { filter, map, type Observable } from 'rxjs';
import { errorFields } from '../../client/response/read-response';
import { isResponse, type TransportEvent, type TransportRequest } from '../../client/transports/transport';
import { parseJson } from '../../lib/json';

type Verdict = 'rejected' | 'doubted' | undefined;

/** A request, and its answer with a 4xx status. */
export interface Refusal {
  readonly request: TransportRequest;
  readonly event: TransportEvent;
}

/**
 * Splits refusals by what they mean for the token: `tokenRejected$` emits each rejected token, and
 * `tokenDoubted$` each refusal that may concern one call only. `streams/session/` then ends the
 * session, or polls the list.
 */
export const verdicts = (
  refusals$: Observable<Refusal>,
): {
  readonly tokenRejected$: Observable<string | undefined>;
  readonly tokenDoubted$: Observable<unknown>;
} => {
  const withVerdict = (verdict: Verdict): Observable<Refusal> =>
    refusals$.pipe(filter(({ request, event }) => tokenVerdict(request, event) === verdict));
  return {
    tokenRejected$: withVerdict('rejected').pipe(map(({ request }) => request.api.token)),
    tokenDoubted$: withVerdict('doubted'),
  };
};

/**
 * What a response means for its token (decision token-refused-by-name). Any 4xx with
 * `invalid_token` rejects it, and so do `authorization_required` and any 401 of the list, which
 * every blogger may read. Another 401, and a site's 403 `authorization_required`, may concern one
 * call only. Other 4xx responses refuse one action.
 */
export function tokenVerdict({ method, api }: TransportRequest, event: TransportEvent): Verdict {
  if (!isResponse(event) || event.status < 400 || event.status > 499) return undefined;
  const { error, code } = errorFields('text' in event ? parseJson(event.text) : event.body);
  const names = [error, code];
  if (names.includes('invalid_token')) return 'rejected';
  if (names.includes('authorization_required'))
    return event.status === 403 && api.path.startsWith('/sites/') ? 'doubted' : 'rejected';
  if (event.status !== 401) return undefined;
  return method === 'GET' && api.path === '/notifications/' ? 'rejected' : 'doubted';
}
