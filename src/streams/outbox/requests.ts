import { map, type Observable, of } from 'rxjs';
import type { CallOptions } from '../../client';
import { asFlag, asId, asObject, asString } from '../../lib/json';
import {
  assertResponse,
  isCommentResponse,
  isFollowResponse,
  isLikeResponse,
} from '../operators/assert-response';
import type { PanelClient } from '../panel-client';
import { READ_COUNT, UNREAD_COUNT } from '../timing';
import { findReply$ } from './find-reply';
import type { Kind } from './kinds';
import type { OutboxRecord } from './record';

/** The calls of a kind. */
interface Calls {
  /** Sends the request, which outlives the page. Errors if the platform does not confirm it. */
  readonly send: (client: PanelClient, record: OutboxRecord) => Observable<unknown>;
  /** Asks the platform whether it has the action already. Errors if the answer does not tell. */
  readonly look: (client: PanelClient, record: OutboxRecord) => Observable<boolean>;
  /** Errors that mean that there is nothing left to do. */
  readonly doneErrors?: readonly string[];
}

const KEEP: CallOptions = { keepalive: true };

const commentOf = (client: PanelClient, { target: { site = 0, comment = 0 } }: OutboxRecord) =>
  client.site(site).comment(comment);

/**
 * The query also gives this GET another address than the PUT: browsers continue an aborted request
 * without a response, and it blocks further GETs of the same address.
 */
const status$ = (client: PanelClient, record: OutboxRecord): Observable<string> =>
  commentOf(client, record)
    .get({ query: { fields: 'ID,URL,status' } })
    .pipe(map(({ status }) => required(asString(status) || undefined, 'the comment has no status')));

/** What happens to a comment. Nothing can be done to one that the platform does not know. */
const moderation = (status: 'spam' | 'trash'): Calls => ({
  send: (client, record) => {
    const comment = commentOf(client, record);
    const sent$: Observable<unknown> =
      status === 'trash' ? comment.delete(KEEP) : comment.update({ status }, KEEP);
    return sent$.pipe(assertResponse(isCommentResponse));
  },
  look: (client, record) => status$(client, record).pipe(map((current) => current === status)),
  doneErrors: ['UnknownCommentError'],
});

const likesOf = (client: PanelClient, { target: { site = 0, post = 0, comment } }: OutboxRecord) =>
  comment === undefined ? client.site(site).post(post).like() : client.site(site).comment(comment).like();

const readMark = (count: number): Calls => ({
  send: (client, { target: { note = 0 } }) =>
    client.notifications
      .markRead({ [note]: count }, KEEP)
      .pipe(assertResponse(({ success }) => asFlag(success) === true)),
  // A mark that is sent twice does no harm.
  look: () => of(false),
});

/** One line for each kind of action (section 7). */
export const CALLS: Readonly<Record<Kind, Calls>> = {
  trash: moderation('trash'),
  spam: moderation('spam'),
  approve: {
    send: (client, record) =>
      commentOf(client, record)
        .update({ status: record.payload === true ? 'approved' : 'unapproved' }, KEEP)
        .pipe(assertResponse(isCommentResponse)),
    look: (client, record) =>
      status$(client, record).pipe(map((status) => (status === 'approved') === record.payload)),
  },
  like: {
    send: (client, record): Observable<unknown> => {
      const likes = likesOf(client, record);
      const sent$: Observable<unknown> = record.payload === true ? likes.add(KEEP) : likes.delete(KEEP);
      return sent$.pipe(assertResponse(isLikeResponse));
    },
    look: (client, record) =>
      likesOf(client, record)
        .mine()
        .pipe(
          map((mine) => required(asFlag(asObject(mine).i_like), 'the like is unknown') === record.payload),
        ),
  },
  follow: {
    send: (client, { target: { site = 0 }, payload }): Observable<unknown> => {
      const follows = client.site(site).follow();
      const sent$: Observable<unknown> = payload === true ? follows.add(KEEP) : follows.delete(KEEP);
      return sent$.pipe(assertResponse(isFollowResponse));
    },
    look: (client, { target: { site = 0 }, payload }) =>
      client
        .site(site)
        .follow()
        .mine()
        .pipe(
          map((mine) => required(asFlag(asObject(mine).is_following), 'the follow is unknown') === payload),
        ),
  },
  reply: {
    send: (client, { target: { site = 0, post = 0, comment }, payload }) => {
      const text = String(payload);
      return comment === undefined
        ? client.site(site).post(post).comment().add(text, KEEP)
        : client.site(site).comment(comment).reply(text, KEEP);
    },
    look: (client, { target: { site = 0, post, comment }, payload, madeAt: time, owner }) =>
      findReply$(
        client,
        { site, post, comment, text: String(payload), time },
        of(required(asId(owner), 'the owner is not a number')),
      ).pipe(map((url) => url !== undefined)),
  },
  read: readMark(READ_COUNT),
  unread: readMark(UNREAD_COUNT),
};

function required<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new TypeError(problem);
  return value;
}
