import {
  catchError,
  connect,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeLast,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { causeOf } from '../../lib/cause';
import { asId, asObject } from '../../lib/json';
import { assertResponse } from '../operators/assert-response';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { PanelClient } from '../panel-client';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { CONVERSATION_AFTER_MS, CONVERSATION_PAGE_COMMENTS } from '../timing';
import { parseComment, parseComments } from './parse-comment';
import { hasNews, selectNews } from './news';
import { selectThread, type Thread } from './selectors';

/**
 * Fetches the parent and the replies of an open comment, once the note has been open for 300 ms, so that
 * stepping through the list sends no requests. Replies are fetched again when the panel learns of a new one,
 * and older replies when the blogger requests them.
 */
export const loadConversation: Behaviour = (events$, state$, { client }) => {
  const parentOf$ = (thread: Thread): Observable<Event> =>
    state$.value.conversations[thread.key]?.parent === undefined ? parent$(client, thread) : EMPTY;
  const opened$ = state$.pipe(
    select(selectNews),
    switchMap((news) => {
      const thread = selectThread(state$.value);
      if (!thread) return EMPTY;
      const isKnown = hasNews(state$.value.conversations[thread.key]?.news, news);
      return timer(CONVERSATION_AFTER_MS).pipe(
        switchMap(() => together$(parentOf$(thread), isKnown ? EMPTY : answers$(client, thread, 0, news))),
      );
    }),
  );
  const more$ = events$.pipe(
    ofType('conversation.moreRequested'),
    tap(() => client.gate?.open()),
    mergeMap(({ key }) => {
      const thread = selectThread(state$.value);
      if (thread?.key !== key) return EMPTY;
      const news = selectNews(state$.value);
      const known = state$.value.conversations[key];
      // After a new reply, the newest page is fetched first, even if its last request has failed.
      const offset = known && hasNews(known.news, news) ? known.searched : 0;
      return together$(parentOf$(thread), answers$(client, thread, offset, news));
    }),
  );
  return merge(opened$, more$);
};

/**
 * Merges the events of both requests. A failure event is emitted last, because the other request's success
 * would clear the failure.
 */
const together$ = (parent: Observable<Event>, answers: Observable<Event>): Observable<Event> =>
  merge(parent, answers).pipe(
    connect((shared$) =>
      merge(
        shared$.pipe(filter(({ type }) => type !== 'conversation.failed')),
        shared$.pipe(ofType('conversation.failed'), takeLast(1)),
      ),
    ),
  );

/**
 * Fetches the parent comment. If the parent is gone, private or of another site, null is emitted, because it
 * cannot be shown.
 */
function parent$(client: PanelClient, { key, site, parent }: Thread): Observable<Event> {
  if (parent === undefined) return EMPTY;
  return client
    .site(site)
    .comment(parent)
    .get()
    .pipe(
      tag('loadConversation > parent'),
      assertResponse(({ ID }) => asId(ID) === parent),
      map((response): Event => {
        return { type: 'conversation.parentFetched', key, parent: parseComment(response) ?? null };
      }),
      catchError((error: unknown) => {
        const cause = causeOf(error);
        // Other failures are temporary: the session may be renewed, or a network's login page may go away.
        const isRefused = cause === undefined || cause === 'forbidden';
        return of<Event>(
          isRefused
            ? { type: 'conversation.parentFetched', key, parent: null }
            : { type: 'conversation.failed', key },
        );
      }),
    );
}

/**
 * Fetches a page of the post's comments, newest first. All replies are known once a page contains the open
 * comment, because replies are newer than their parent. If the platform refuses to list comments that wait for
 * approval, the page is requested once more without them.
 */
const answers$ = (
  client: PanelClient,
  { key, site, post, comment, isModerator }: Thread,
  offset: number,
  news: string,
): Observable<Event> => {
  const page$ = (hasAll: boolean): Observable<unknown> =>
    client
      .site(site)
      .post(post)
      .comment()
      .replies({ query: { number: CONVERSATION_PAGE_COMMENTS, offset, ...(hasAll && { status: 'all' }) } })
      .pipe(
        tag('loadConversation > answers'),
        catchError((error: unknown) =>
          hasAll && asObject(error).status === 403 ? page$(false) : throwError(() => error),
        ),
      );
  return page$(isModerator).pipe(
    // A malformed response does not mean that there are no replies.
    assertResponse(({ comments }) => Array.isArray(comments)),
    map((response): Event => {
      const { comments, count } = parseComments(response);
      const isComplete = count < CONVERSATION_PAGE_COMMENTS || comments.some(({ id }) => id === comment);
      return {
        type: 'conversation.answersFetched',
        key,
        comments,
        isNewest: offset === 0,
        searched: offset + count,
        isComplete,
        news,
      };
    }),
    catchError(() => of<Event>({ type: 'conversation.failed', key })),
  );
};
