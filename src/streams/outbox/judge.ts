import { catchError, map, type Observable, of, switchMap } from 'rxjs';
import { asNumber, asObject, asString } from '../../lib/json';
import { causeOf } from '../../lib/cause';
import { isRefusal } from '../operators/is-refusal';
import { retryAfterMs } from '../operators/retry-delay';
import { ASPECTS, removes } from './aspect-rules';
import type { Verdict, Claim, Result } from './input';
import { COMMENT_DUPLICATE, COMMENT_GONE, type OutboxRecord, stateOf } from './record';

/** Returns the claim of the last request, or of the check before the first request. */
export const claimOf = ({ id, attempts, sent }: OutboxRecord): Claim =>
  sent ? { id: sent.id, attempt: sent.attempt } : { id, attempt: attempts };

/** Thrown if the blogger was signed out after the record was claimed, so nothing was sent. */
export class SignedOutError extends Error {}

/** Requests that resolve an ambiguous error. */
interface Questions {
  /** Emits true if a 4xx means that the session has ended, and false if only this call was refused. */
  readonly sessionEnded: (error: unknown) => Observable<boolean>;
  /** Emits the platform's current value of the record's aspect. */
  readonly look: (record: OutboxRecord) => Observable<Result>;
}

/** Emits the input for a record whose request has failed with this error (section 8). */
export const judge$ = (
  record: OutboxRecord,
  error: unknown,
  { sessionEnded, look }: Questions,
): Observable<Verdict> =>
  unlessDone$(record, error, sessionEnded, (hasEnded) => {
    const claim = claimOf(record);
    const name = errorName(error);
    const refused = refusal(record, error);
    if (hasEnded) return of({ type: 'postponed', retryAfterMs: 0, ...claim });
    if (statusOf(error) === 401) return of(refused);
    // An earlier request was carried out and its response lost, unless an older reply has the same text.
    if (name === COMMENT_DUPLICATE && record.attempts > 1)
      return look({ ...record, newestId: undefined }).pipe(
        map((found): Verdict =>
          (found.newestId ?? Infinity) > (record.newestId ?? 0)
            ? { type: 'confirmed', ...found, ...claim }
            : refused,
        ),
        catchError(() => of<Verdict>({ type: 'unanswered', retryAfterMs: 0, ...claim })),
      );
    if (error instanceof SignedOutError || isPostponement(error) || isRetried(record, error))
      return of({ type: 'postponed', ...pauseOf(error), ...claim });
    return of(
      isRefusal(error) ? refused : { type: 'unanswered', retryAfterMs: retryAfterMs(error), ...claim },
    );
  });

/**
 * Emits the input for a record whose check has failed. If the outcome can never be known, because access is denied
 * or the comment is gone, the record is refused and the blogger decides; otherwise the sender checks again. Before
 * the first request, any refusal is final.
 */
export const judgeLook$ = (
  record: OutboxRecord,
  error: unknown,
  { sessionEnded }: Pick<Questions, 'sessionEnded'>,
): Observable<Verdict> =>
  unlessDone$(record, error, sessionEnded, (hasEnded) => {
    const isFinal =
      stateOf(record) === 'waiting'
        ? isRefusal(error) && !isPostponement(error)
        : causeOf(error) === 'forbidden' || errorName(error) === COMMENT_GONE;
    return of(
      isFinal && !hasEnded
        ? refusal(record, error)
        : { type: 'unanswered', ...pauseOf(error), ...claimOf(record) },
    );
  });

/** Returns how long the platform asks to wait, and why: `Retry-After` means too many requests. */
function pauseOf(error: unknown) {
  const askedMs = retryAfterMs(error);
  return { retryAfterMs: askedMs, cause: askedMs > 0 ? 'tooMany' : causeOf(error) } as const;
}

/** Returns a permanent refusal. The session is valid, so a 401 means that the call is not allowed. */
const refusal = (record: OutboxRecord, error: unknown): Verdict => ({
  type: 'refused',
  reason: errorName(error),
  cause: statusOf(error) === 401 ? 'forbidden' : causeOf(error),
  ...claimOf(record),
});

/**
 * Emits `confirmed` if the error means that nothing is left to do; otherwise evaluates the error
 * once it is known whether the session has ended.
 */
const unlessDone$ = (
  record: OutboxRecord,
  error: unknown,
  sessionEnded: Questions['sessionEnded'],
  judged: (hasEnded: boolean) => Observable<Verdict>,
): Observable<Verdict> => {
  // A comment that the platform does not know counts as removed.
  if (removes(record) && errorName(error) === COMMENT_GONE)
    return of({ type: 'confirmed', ...claimOf(record) });
  const status = statusOf(error);
  // A 4xx may mean that the session has ended.
  const hasEnded$ = status >= 400 && status < 500 ? sessionEnded(error) : of(false);
  return hasEnded$.pipe(switchMap(judged));
};

const statusOf = (error: unknown): number => asNumber(asObject(error).status) ?? 0;

const errorName = (error: unknown): string => asString(asObject(error).name) || 'Error';

/** Whether the platform has postponed a request and did not carry it out. */
function isPostponement(error: unknown): boolean {
  const status = statusOf(error);
  // Another 503 may come from a proxy, after the platform has carried out the request.
  return status === 429 || (status === 503 && (isRefusal(error) || retryAfterMs(error) > 0));
}

/** Whether a refused reply is sent again (section 8): not if it is forbidden or a duplicate. */
const isRetried = ({ aspect }: OutboxRecord, error: unknown): boolean =>
  ASPECTS[aspect].retries < Infinity &&
  isRefusal(error) &&
  causeOf(error) !== 'forbidden' &&
  errorName(error) !== COMMENT_DUPLICATE;
