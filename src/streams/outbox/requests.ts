import { catchError, EMPTY, map, type Observable, of, switchMap, throwError } from 'rxjs';
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
import { type Aspect, isRemoval } from './aspects';
import { findReply$ } from './find-reply';
import type { Result } from './input';
import type { OutboxRecord } from './record';

/** The calls that read and set one aspect of a target. */
interface Calls {
  /** Sends the request, which outlives the page. Errors if the platform does not confirm it. */
  readonly send: (client: PanelClient, record: OutboxRecord) => Observable<Result>;
  /** Emits the platform's current value of the aspect. Errors if the response does not have the value. */
  readonly look: (client: PanelClient, record: OutboxRecord) => Observable<Result>;
}

const KEEP: CallOptions = { keepalive: true };

const commentOf = (client: PanelClient, { target: { site, comment = 0 } }: OutboxRecord) =>
  client.site(site).comment(comment);

/**
 * Fetches the status. The query makes the address differ from that of the PUT: browsers continue an aborted request,
 * which blocks GETs of its address.
 */
const status$ = (client: PanelClient, record: OutboxRecord): Observable<string> =>
  commentOf(client, record)
    .get({ query: { fields: 'ID,URL,status' } })
    .pipe(map(({ status }) => required(asString(status) || undefined, 'the comment has no status')));

/** The statuses that a request can set by name. */
const SETTABLE = ['approved', 'unapproved', 'spam', 'trash'] as const;

/**
 * Sends the request that leads from the known status towards the wanted one. A restored comment gets the status that
 * the platform has kept.
 */
function moderated$(client: PanelClient, record: OutboxRecord): Observable<Result> {
  const { wanted, known } = record;
  const comment = commentOf(client, record);
  if (isRemoval(known) && !isRemoval(wanted))
    return comment.update({ status: `un${known}` }, KEEP).pipe(
      assertResponse((response) => isCommentResponse(response) && response.status !== known),
      map((response) => ({ value: asString(asObject(response).status) || 'listed' })),
    );
  // DELETE would delete spam permanently.
  if (wanted === 'trash' && known !== 'spam') return confirmedBy(isCommentResponse, comment.delete(KEEP));
  const status = SETTABLE.find((each) => each === wanted);
  const sent$: Observable<unknown> = status ? comment.update({ status }, KEEP) : EMPTY;
  return confirmedBy(isCommentResponse, sent$);
}

const likesOf = (client: PanelClient, { target: { site, post = 0, comment } }: OutboxRecord) =>
  comment === undefined ? client.site(site).post(post).like() : client.site(site).comment(comment).like();

/** The calls of each aspect (section 7). */
export const CALLS: Readonly<Record<Aspect, Calls>> = {
  status: {
    send: moderated$,
    look: (client, record) => status$(client, record).pipe(map((value) => ({ value }))),
  },
  like: {
    send: (client, record) => {
      const likes = likesOf(client, record);
      const sent$: Observable<unknown> = record.wanted === true ? likes.add(KEEP) : likes.delete(KEEP);
      return confirmedBy(isLikeResponse, sent$);
    },
    look: (client, record) =>
      likesOf(client, record)
        .mine()
        .pipe(map((mine) => ({ value: required(asFlag(asObject(mine).i_like), 'the like is unknown') }))),
  },
  follow: {
    send: (client, { target: { site }, wanted }) => {
      const follows = client.site(site).follow();
      const sent$: Observable<unknown> = wanted === true ? follows.add(KEEP) : follows.delete(KEEP);
      // The panel shows the state that the platform returns (section 7).
      return sent$.pipe(
        assertResponse(isFollowResponse),
        map((response) => ({ value: asFlag(asObject(response).is_following) ?? wanted })),
      );
    },
    look: (client, { target: { site } }) =>
      client
        .site(site)
        .follow()
        .mine()
        .pipe(
          map((mine) => ({
            value: required(asFlag(asObject(mine).is_following), 'the follow is unknown'),
          })),
        ),
  },
  reply: {
    send: (client, record) =>
      posted$(client, record).pipe(
        map(asObject),
        map(({ URL, ID }) => ({ url: webAddress(URL), newestId: asId(ID) })),
        // If the response has no address, the reply is looked up, so that the blogger can open it.
        switchMap((posted) =>
          posted.url === '' ? look$(client, record).pipe(catchError(() => of({}))) : of(posted),
        ),
      ),
    look: (client, record) => look$(client, record),
  },
};

/** Posts the reply once. A 2xx with an empty body is a success, too. */
const posted$ = (
  client: PanelClient,
  { target: { site, post = 0, comment }, wanted }: OutboxRecord,
): Observable<unknown> => {
  const text = String(wanted);
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

const look$ = (client: PanelClient, { target, wanted, newestId, owner }: OutboxRecord): Observable<Result> =>
  findReply$(client, { ...target, text: String(wanted), newestId }, asId(owner)).pipe(
    map((found) => (found ? { value: wanted, ...found } : {})),
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
