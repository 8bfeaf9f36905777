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
 * What refusals say about tokens: the token of each one that rejects it, and each one that may
 * concern one call only. `streams/session/` then ends the session, or asks for the list.
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
 * What a response says about its token (decision token-refused-by-name). `invalid_token` rejects it
 * with any 4xx status, and so do `authorization_required` and any 401 of the list, which every blogger
 * may read. Another 401, and 403 `authorization_required` of a site, may refuse one call only. Other
 * 4xx responses refuse one action.
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
