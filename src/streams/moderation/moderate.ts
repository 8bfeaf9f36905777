import {
  catchError,
  defer,
  map,
  type Observable,
  of,
  race,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { ApiError } from '../../client';
import type { CommentRef } from '../notes/comment-ref';
import { isRefusal } from '../operators/is-refusal';
import type { PanelClient } from '../panel-client';
import { assertResponse, isCommentResponse } from '../operators/assert-response';
import type { ModerationKind } from './state';

/**
 * The fields to fetch. The query also gives this GET another address than the PUT: browsers
 * continue an aborted request without a response, and it blocks further GETs of the same address.
 */
const FIELDS = 'ID,URL,status';

export interface ModerateOptions {
  /** Milliseconds until the comment's status is fetched: an earlier request may be on its way. */
  readonly waitMs: number;
  /** Emits when there is no time left to fetch the status. */
  readonly hurry$: Observable<unknown>;
  /** Called when the request is sent, and when the platform has answered it or shows it as done. */
  readonly onSent: () => void;
  readonly onAnswered: () => void;
}

/**
 * Trash deletes the comment, spam sets its status. Both fetch the comment first: one that is in the
 * trash or is spam counts as done, because a second delete would be for ever. So does one that no
 * longer exists. All requests outlive the page. Errors if the platform does not confirm the change.
 */
export function moderate$(
  client: PanelClient,
  kind: ModerationKind,
  { site, comment }: CommentRef,
  { waitMs, hurry$, onSent, onAnswered }: ModerateOptions,
): Observable<unknown> {
  const options = { keepalive: true };
  const calls = client.site(site).comment(comment);
  const isDone$ = timer(waitMs).pipe(
    switchMap(() => calls.get({ query: { fields: FIELDS } })),
    map(({ status }) => isModerated(status)),
  );
  const send$ = defer(() => {
    onSent();
    return kind === 'trash' ? calls.delete(options) : calls.update({ status: 'spam' }, options);
  }).pipe(
    assertResponse(isCommentResponse),
    tap({
      next: onAnswered,
      error: (error: unknown) => {
        if (isRefusal(error)) onAnswered();
      },
    }),
  );
  // What was found done answers an earlier request, too.
  const found$ = of(null).pipe(tap(onAnswered));
  return race(hurry$.pipe(map(() => false)), isDone$).pipe(
    take(1),
    switchMap((isDone): Observable<unknown> => (isDone ? found$ : send$)),
    catchError((error: unknown) =>
      // Only this error means that the comment is gone. Any other 404 is a fault of the platform.
      error instanceof ApiError && error.name === 'UnknownCommentError' ? found$ : throwError(() => error),
    ),
  );
}

/** Throws if there is no status: a comment that is trashed twice is deleted permanently. */
function isModerated(status: unknown): boolean {
  if (typeof status !== 'string') throw new TypeError('the comment has no status');
  return status === 'spam' || status === 'trash';
}
