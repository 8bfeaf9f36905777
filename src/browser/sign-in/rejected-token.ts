import { filter, map, type Observable } from 'rxjs';
import { isResponse, type TransportEvent, type TransportRequest } from '../../client/transports/transport';
import { parseJson } from '../../lib/json';
import { tokenVerdict } from '../../streams/state/token-verdict';

/** A request and its response with a 4xx status. */
export interface Refusal {
  readonly request: TransportRequest;
  readonly event: TransportEvent;
}

/** Returns whether a refusal rejects its token or leaves doubt; undefined if neither. */
export const verdictOf = ({ request: { api }, event }: Refusal): ReturnType<typeof tokenVerdict> =>
  isResponse(event)
    ? tokenVerdict({
        path: api.path,
        status: event.status,
        body: 'text' in event ? parseJson(event.text) : event.body,
      })
    : undefined;

/**
 * Emits the token of each refusal that rejects it or leaves doubt. `streams/session/end-session.ts`
 * then ends the session or resolves the doubt.
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
