import { filter, map, type Observable } from 'rxjs';
import { isResponse, type TransportEvent, type TransportRequest } from '../../client/transports/transport';
import { parseJson } from '../../lib/json';
import { tokenVerdict } from '../../streams/state/token-verdict';

/** A request, and its response with a 4xx status. */
export interface Refusal {
  readonly request: TransportRequest;
  readonly event: TransportEvent;
}

/**
 * Whether a refusal shows that the token is rejected, or that it may be (`doubted`); undefined if the refusal
 * is not about the token.
 */
export const verdictOf = ({ request: { api }, event }: Refusal): ReturnType<typeof tokenVerdict> =>
  isResponse(event)
    ? tokenVerdict({
        path: api.path,
        status: event.status,
        body: 'text' in event ? parseJson(event.text) : event.body,
      })
    : undefined;

/**
 * Emits the tokens of refusals: those that are certainly rejected, and those that may be.
 * `streams/session/end-session.ts` then ends the session, or checks the token.
 */
export const verdicts = (
  refusals$: Observable<Refusal>,
): {
  readonly tokenRejected$: Observable<string | undefined>;
  readonly tokenDoubted$: Observable<string | undefined>;
} => {
  const tokens = (verdict: 'rejected' | 'doubted'): Observable<string | undefined> =>
    refusals$.pipe(
      filter((refusal) => verdictOf(refusal) === verdict),
      map(({ request }) => request.api.token),
    );
  return { tokenRejected$: tokens('rejected'), tokenDoubted$: tokens('doubted') };
};
