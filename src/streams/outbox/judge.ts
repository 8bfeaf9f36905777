import { catchError, map, type Observable, of } from 'rxjs';
import { asNumber, asObject, asString } from '../../lib/json';
import { isRefusal } from '../operators/is-refusal';
import { retryAfterMs } from '../operators/retry-after';
import type { Claim, SenderInput } from './input';
import type { OutboxRecord } from './record';
import { CALLS } from './requests';

export const claimOf = ({ id, attempts }: OutboxRecord): Claim => ({ id, attempt: attempts });

/** The blogger was signed out while the record was claimed, so nothing was sent. */
export class SignedOutError extends Error {}

/** What the sender asks when an error does not tell enough. */
interface Questions {
  /** Emits whether a 401 has ended the session, rather than refused one call. */
  readonly sessionEnded: (error: unknown) => Observable<boolean>;
  /** Emits whether the platform has the action. */
  readonly look: (record: OutboxRecord) => Observable<boolean>;
}

/** What a failed request means for its record (section 8). */
export function judge$(
  record: OutboxRecord,
  error: unknown,
  { sessionEnded, look }: Questions,
): Observable<SenderInput> {
  const claim = claimOf(record);
  const name = errorName(error);
  const refused: SenderInput = { type: 'refused', reason: name, ...claim };
  if (isDone(record, error)) return of({ type: 'confirmed', ...claim });
  if (asNumber(asObject(error).status) === 401)
    return sessionEnded(error).pipe(
      map((hasEnded) => (hasEnded ? { type: 'postponed', retryAfterMs: 0, ...claim } : refused)),
    );
  // An earlier request may have been carried out, and only its answer was lost.
  if (name === 'CommentDuplicateError' && record.attempts > 1)
    return look(record).pipe(
      map((isThere): SenderInput => (isThere ? { type: 'confirmed', ...claim } : refused)),
      catchError(() => of<SenderInput>({ type: 'lost', ...claim })),
    );
  if (error instanceof SignedOutError || isPostponement(error))
    return of({ type: 'postponed', retryAfterMs: retryAfterMs(error), ...claim });
  return of(isRefusal(error) ? refused : { type: 'lost', ...claim });
}

/** What a failed look means: the platform may have the action or not, so it is asked again. */
export function judgeLook(record: OutboxRecord, error: unknown): SenderInput {
  const claim = claimOf(record);
  if (isDone(record, error)) return { type: 'looked', isDone: true, ...claim };
  const isGone = errorName(error) === 'UnknownCommentError';
  const isFirst = record.state === 'waiting' && isRefusal(error) && !isPostponement(error);
  if (isGone || isFirst) return { type: 'refused', reason: errorName(error), ...claim };
  return { type: 'lookFailed', retryAfterMs: retryAfterMs(error), ...claim };
}

const isDone = ({ kind }: OutboxRecord, error: unknown): boolean =>
  CALLS[kind].doneErrors?.includes(errorName(error)) === true;

const errorName = (error: unknown): string => asString(asObject(error).name) || 'Error';

/** Whether the platform did not accept a request for now, and did not carry it out. */
function isPostponement(error: unknown): boolean {
  const status = asNumber(asObject(error).status) ?? 0;
  if (status === 429) return true;
  // A proxy's page may hide an answer of the platform.
  return status >= 500 && status !== 501 && (isRefusal(error) || (status === 503 && retryAfterMs(error) > 0));
}
