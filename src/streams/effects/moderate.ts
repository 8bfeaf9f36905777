import { catchError, type Observable, of, race, switchMap, take, throwError, timer } from 'rxjs';
import { ApiError } from '../../client';
import { isComment, promised } from '../notes/answers';
import type { Moderation } from '../state/state';
import type { PanelClient } from '../platform';

/**
 * What is needed of the comment. Its query tells the address from that of the PUT: one that nobody answers lives on in a browser
 * though it was aborted, and holds up all GETs of its address.
 */
const FIELDS = 'ID,URL,status';

/**
 * Trash deletes the comment; spam fetches it and sets its status, at once when the page is leaving and there is no time
 * for two requests. Both outlive the page. What is gone already counts as done. With `lookAfterMs` it is looked at first, so
 * many milliseconds from now, and what the platform says is marked or trashed is done: nothing is done twice.
 */
export function moderate$(
  client: PanelClient,
  { kind, comment }: Pick<Moderation, 'kind' | 'comment'>,
  lookAfterMs: number | undefined,
  leaving$: Observable<unknown>,
): Observable<unknown> {
  if (!comment) return throwError(() => new Error('the note names no comment'));
  const options = { keepalive: true };
  const calls = client.site(comment.site).comment(comment.comment);
  const fetched$ = calls.get({ query: { fields: FIELDS } });
  const trash$ = calls.delete(options).pipe(promised(isComment));
  const spam$ = race(leaving$, fetched$.pipe(promised(isComment))).pipe(
    take(1),
    switchMap(() => calls.update({ status: 'spam' }, options)),
    promised(isComment),
  );
  const moderated$: Observable<unknown> = kind === 'trash' ? trash$ : spam$;
  const finished$ =
    lookAfterMs === undefined
      ? moderated$
      : timer(lookAfterMs).pipe(
          switchMap(() => fetched$),
          switchMap(({ status }) => (isModerated(status) ? of(null) : moderated$)),
        );
  return finished$.pipe(
    catchError((error: unknown) =>
      // Another 404 is a platform in trouble, and no word on the comment.
      error instanceof ApiError && error.name === 'UnknownCommentError' ? of(null) : throwError(() => error),
    ),
  );
}

/** Throws where the answer does not say: done twice, trash is deleted for ever. */
function isModerated(status: unknown): boolean {
  if (typeof status !== 'string') throw new TypeError('the comment has no status');
  return status === 'spam' || status === 'trash';
}
