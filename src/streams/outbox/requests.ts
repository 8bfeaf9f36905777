import { catchError, map, type Observable, of, switchMap, throwError } from 'rxjs';
import type { CallOptions } from '../../client';
import { asFlag, asId, asNumber, asObject, asString, type Json } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import {
  assertResponse,
  isCommentResponse,
  isFollowResponse,
  isLikeResponse,
  required,
} from '../operators/assert-response';
import type { PanelClient } from '../panel-client';
import { findReply$ } from './find-reply';
import type { Result } from './input';
import type { Kind } from './target';
import type { OutboxRecord } from './record';

/** The calls of a kind. */
interface Calls {
  /** Sends the request, which outlives the page. Errors if the platform does not confirm it. */
  readonly send: (client: PanelClient, record: OutboxRecord) => Observable<Result>;
  /**
   * Emits the platform's result of the action, or undefined if it was not carried out. Errors if
   * the answer does not show it.
   */
  readonly look: (client: PanelClient, record: OutboxRecord) => Observable<Result | undefined>;
  /** Errors that mean that there is nothing left to do. */
  readonly doneErrors?: readonly string[];
}

const KEEP: CallOptions = { keepalive: true };

const commentOf = (client: PanelClient, { target: { site, comment = 0 } }: OutboxRecord) =>
  client.site(site).comment(comment);

/**
 * The query also gives this GET another address than the PUT: browsers continue an aborted request
 * without a response, and it blocks further GETs of the same address.
 */
const status$ = (client: PanelClient, record: OutboxRecord): Observable<string> =>
  commentOf(client, record)
    .get({ query: { fields: 'ID,URL,status' } })
    .pipe(map(({ status }) => required(asString(status) || undefined, 'the comment has no status')));

/** The calls of spam and trash. A comment that the platform does not know counts as done. */
const moderation = (status: 'spam' | 'trash'): Calls => ({
  send: (client, record) => {
    const comment = commentOf(client, record);
    const sent$: Observable<unknown> =
      status === 'trash' ? comment.delete(KEEP) : comment.update({ status }, KEEP);
    return confirmedBy(isCommentResponse, sent$);
  },
  look: (client, record) => status$(client, record).pipe(map((current) => found(current === status))),
  doneErrors: ['UnknownCommentError'],
});

/** The calls that restore a comment. If the platform does not know it any more, they are refused. */
const restoration = (status: 'spam' | 'trash'): Calls => ({
  send: (client, record) =>
    confirmedBy(
      (response) => isCommentResponse(response) && response.status !== status,
      commentOf(client, record).update({ status: `un${status}` }, KEEP),
    ),
  look: (client, record) => status$(client, record).pipe(map((current) => found(current !== status))),
});

const likesOf = (client: PanelClient, { target: { site, post = 0, comment } }: OutboxRecord) =>
  comment === undefined ? client.site(site).post(post).like() : client.site(site).comment(comment).like();

/** One line for each kind of action (section 7). */
export const CALLS: Readonly<Record<Kind, Calls>> = {
  trash: moderation('trash'),
  spam: moderation('spam'),
  untrash: restoration('trash'),
  unspam: restoration('spam'),
  approve: {
    send: (client, record) =>
      confirmedBy(
        isCommentResponse,
        commentOf(client, record).update(
          { status: record.payload === true ? 'approved' : 'unapproved' },
          KEEP,
        ),
      ),
    look: (client, record) =>
      status$(client, record).pipe(map((status) => found((status === 'approved') === record.payload))),
  },
  like: {
    send: (client, record) => {
      const likes = likesOf(client, record);
      const sent$: Observable<unknown> = record.payload === true ? likes.add(KEEP) : likes.delete(KEEP);
      return confirmedBy(isLikeResponse, sent$);
    },
    look: (client, record) =>
      likesOf(client, record)
        .mine()
        .pipe(
          map((mine) =>
            found(required(asFlag(asObject(mine).i_like), 'the like is unknown') === record.payload),
          ),
        ),
  },
  follow: {
    send: (client, { target: { site }, payload }) => {
      const follows = client.site(site).follow();
      const sent$: Observable<unknown> = payload === true ? follows.add(KEEP) : follows.delete(KEEP);
      // The panel shows the state that the platform returns (section 7).
      return sent$.pipe(
        assertResponse(isFollowResponse),
        map((response) => ({ payload: asFlag(asObject(response).is_following) ?? payload })),
      );
    },
    look: (client, { target: { site }, payload }) =>
      client
        .site(site)
        .follow()
        .mine()
        .pipe(
          map((mine) =>
            found(required(asFlag(asObject(mine).is_following), 'the follow is unknown') === payload),
          ),
        ),
  },
  reply: {
    send: (client, record) =>
      posted$(client, record).pipe(
        map((response) => webAddress(asObject(response).URL)),
        // Without an address the reply is searched, so that the blogger can open it.
        switchMap((url) => (url === '' ? found$(client, record) : of({ url }))),
      ),
    look: (client, record) => look$(client, record),
  },
};

/** Sends the text once. Any 2xx is a success, unless it has a text that is not the platform's. */
const posted$ = (
  client: PanelClient,
  { target: { site, post = 0, comment }, payload }: OutboxRecord,
): Observable<unknown> => {
  const text = String(payload);
  const sent$: Observable<unknown> =
    comment === undefined
      ? client.site(site).post(post).comment().add(text, KEEP)
      : client.site(site).comment(comment).reply(text, KEEP);
  return sent$.pipe(
    catchError((error: unknown) => {
      const { status, body } = asObject(error);
      const isSuccess = Math.floor((asNumber(status) ?? 0) / 100) === 2;
      return isSuccess && body === '' ? of({}) : throwError(() => error);
    }),
  );
};

const look$ = (
  client: PanelClient,
  { target: { site, post, comment }, payload, madeAt: time, owner }: OutboxRecord,
): Observable<Result | undefined> =>
  findReply$(client, { site, post, comment, text: String(payload), time }, asId(owner)).pipe(
    map((url) => (url === undefined ? undefined : { url })),
  );

const found$ = (client: PanelClient, record: OutboxRecord): Observable<Result> =>
  look$(client, record).pipe(
    map((result) => result ?? {}),
    catchError(() => of({})),
  );

/** Errors unless the response confirms the change. */
const confirmedBy = (
  isExpected: (response: Json) => boolean,
  sent$: Observable<unknown>,
): Observable<Result> =>
  sent$.pipe(
    assertResponse(isExpected),
    map(() => ({})),
  );

const found = (isFound: boolean): Result | undefined => (isFound ? {} : undefined);
