import { catchError, type Observable, of, race, switchMap, take, throwError, timer } from 'rxjs';
import { ApiError } from '../../client';
import type { PanelClient } from '../panel-client';
import { assertResponse, isCommentResponse } from '../reactions/responses';
import type { Moderation } from './state';

/**
 * The fields to fetch. The query also gives this GET another address than the PUT: browsers
 * continue an aborted request without a response, and it blocks further GETs of the same address.
 */
const FIELDS = 'ID,URL,status';

export interface ModerateOptions {
  /**
   * Waits this many milliseconds, then checks the comment's status, so that nothing is done twice.
   */
  readonly checkAfterMs?: number;
  /** Emits when the page goes away. */
  readonly leaving$: Observable<unknown>;
}

/**
 * Trash deletes the comment. Spam fetches it and sets its status; when the page is leaving there is
 * no time for two requests, and the status is set at once. Both requests outlive the page. A
 * comment that no longer exists counts as done. Errors if the platform does not confirm the change.
 */
export function moderate$(
  client: PanelClient,
  { kind, comment }: Pick<Moderation, 'kind' | 'comment'>,
  { checkAfterMs, leaving$ }: ModerateOptions,
): Observable<unknown> {
  if (!comment) return throwError(() => new Error('the note names no comment'));
  const options = { keepalive: true };
  const calls = client.site(comment.site).comment(comment.comment);
  const fetched$ = calls.get({ query: { fields: FIELDS } });
  const trash$ = calls.delete(options).pipe(assertResponse(isCommentResponse));
  const spam$ = race(leaving$, fetched$.pipe(assertResponse(isCommentResponse))).pipe(
    take(1),
    switchMap(() => calls.update({ status: 'spam' }, options)),
    assertResponse(isCommentResponse),
  );
  const moderated$: Observable<unknown> = kind === 'trash' ? trash$ : spam$;
  const finished$ =
    checkAfterMs === undefined
      ? moderated$
      : timer(checkAfterMs).pipe(
          switchMap(() => fetched$),
          switchMap(({ status }) => (isModerated(status) ? of(null) : moderated$)),
        );
  return finished$.pipe(
    catchError((error: unknown) =>
      // Only this error means that the comment is gone. Any other 404 is a fault of the platform.
      error instanceof ApiError && error.name === 'UnknownCommentError' ? of(null) : throwError(() => error),
    ),
  );
}

/** Throws if there is no status: a comment that is trashed twice is deleted permanently. */
function isModerated(status: unknown): boolean {
  if (typeof status !== 'string') throw new TypeError('the comment has no status');
  return status === 'spam' || status === 'trash';
}
