import { filter, map, type Observable } from 'rxjs';
import { errorFields } from '../../client/response/read-response';
import { isResponse, type TransportEvent, type TransportRequest } from '../../client/transports/transport';
import { parseJson } from '../../lib/json';

/**
 * The platform's error names for a rejected or missing token, with any 4xx status
 * (decision token-refused-by-name).
 */
const REJECTED_TOKEN_ERRORS: ReadonlySet<string> = new Set(['invalid_token', 'authorization_required']);

type Verdict = 'rejected' | 'doubted' | undefined;

/** A request, and its answer with a 4xx status. */
export interface Refusal {
  readonly request: TransportRequest;
  readonly event: TransportEvent;
}

/**
 * What refusals say about tokens: the token of each one that rejects it, and each 401 that may
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
 * What a response says about its token. An error with one of the names above rejects it, and so does
 * any 401 of the list, which every blogger may read. Another 401 may refuse one call only. Other 4xx
 * responses refuse one action, for example on a site that the blogger may not moderate.
 */
export function tokenVerdict({ method, api }: TransportRequest, event: TransportEvent): Verdict {
  if (!isResponse(event) || event.status < 400 || event.status > 499) return undefined;
  const { error, code } = errorFields('text' in event ? parseJson(event.text) : event.body);
  if ([error, code].some((name) => typeof name === 'string' && REJECTED_TOKEN_ERRORS.has(name)))
    return 'rejected';
  if (event.status !== 401) return undefined;
  return method === 'GET' && api.path === '/notifications/' ? 'rejected' : 'doubted';
}
