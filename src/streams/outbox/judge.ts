import { catchError, map, type Observable, of, switchMap } from 'rxjs';
import { asNumber, asObject, asString } from '../../lib/json';
import { isRefusal } from '../operators/is-refusal';
import { retryAfterMs } from '../operators/retry-after';
import type { Claim, Result, SenderInput } from './input';
import { KINDS } from './kinds';
import type { OutboxRecord } from './record';
import { CALLS } from './requests';

export const claimOf = ({ id, attempts }: OutboxRecord): Claim => ({ id, attempt: attempts });

/** The blogger was signed out while the record was claimed, so nothing was sent. */
export class SignedOutError extends Error {}

/** What the sender asks when an error does not tell enough. */
interface Questions {
  /** Emits whether a 4xx has ended the session, rather than refused one call. */
  readonly sessionEnded: (error: unknown) => Observable<boolean>;
  /** Emits what the platform has of the action, or undefined without it. */
  readonly look: (record: OutboxRecord) => Observable<Result | undefined>;
}

/** What a failed request means for its record (section 8). */
export const judge$ = (
  record: OutboxRecord,
  error: unknown,
  { sessionEnded, look }: Questions,
): Observable<SenderInput> =>
  isDone(record, error)
    ? of({ type: 'confirmed', ...claimOf(record) })
    : hasEnded$(error, sessionEnded).pipe(
        switchMap((hasEnded) =>
          hasEnded
            ? of<SenderInput>({ type: 'postponed', retryAfterMs: 0, ...claimOf(record) })
            : judgeAnswer$(record, error, look),
        ),
      );

function judgeAnswer$(
  record: OutboxRecord,
  error: unknown,
  look: Questions['look'],
): Observable<SenderInput> {
  const claim = claimOf(record);
  const name = errorName(error);
  const refused: SenderInput = { type: 'refused', reason: name, ...claim };
  if (statusOf(error) === 401) return of(refused);
  // An earlier request may have been carried out, and only its answer was lost.
  if (name === 'CommentDuplicateError' && record.attempts > 1)
    return look(record).pipe(
      map((result): SenderInput => (result ? { type: 'confirmed', result, ...claim } : refused)),
      catchError(() => of<SenderInput>({ type: 'lost', ...claim })),
    );
  if (error instanceof SignedOutError || isPostponement(error) || isRetried(record, error))
    return of({ type: 'postponed', retryAfterMs: retryAfterMs(error), ...claim });
  return of(isRefusal(error) ? refused : { type: 'lost', ...claim });
}

/** What a failed look means: the platform may have the action or not, so it is asked again. */
export function judgeLook$(
  record: OutboxRecord,
  error: unknown,
  { sessionEnded }: Pick<Questions, 'sessionEnded'>,
): Observable<SenderInput> {
  const claim = claimOf(record);
  if (isDone(record, error)) return of({ type: 'looked', isDone: true, ...claim });
  const reason = errorName(error);
  const isFirst = record.state === 'waiting' && isRefusal(error) && !isPostponement(error);
  if (reason === 'UnknownCommentError') return of({ type: 'refused', reason, ...claim });
  return hasEnded$(error, sessionEnded).pipe(
    map((hasEnded) =>
      isFirst && !hasEnded
        ? { type: 'refused', reason, ...claim }
        : { type: 'lookFailed', retryAfterMs: retryAfterMs(error), ...claim },
    ),
  );
}

/** Emits whether the session has ended: the platform may say so with 400, 401 or 403. */
const hasEnded$ = (error: unknown, sessionEnded: Questions['sessionEnded']): Observable<boolean> => {
  const status = statusOf(error);
  return status >= 400 && status < 500 ? sessionEnded(error) : of(false);
};

const isDone = ({ kind }: OutboxRecord, error: unknown): boolean =>
  CALLS[kind].doneErrors?.includes(errorName(error)) === true;

const statusOf = (error: unknown): number => asNumber(asObject(error).status) ?? 0;

const errorName = (error: unknown): string => asString(asObject(error).name) || 'Error';

/** Whether the platform did not accept a request for now, and did not carry it out. */
function isPostponement(error: unknown): boolean {
  const status = statusOf(error);
  // Behind another 503, a proxy's page may hide that the platform has carried it out.
  return status === 429 || (status === 503 && (isRefusal(error) || retryAfterMs(error) > 0));
}

/** Whether a refused request is sent again, as section 8 says of replies. */
const isRetried = ({ kind }: OutboxRecord, error: unknown): boolean =>
  KINDS[kind].retries < Infinity && isRefusal(error) && errorName(error) !== 'CommentDuplicateError';
