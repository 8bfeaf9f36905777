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
 * Fetches the parent and the replies of an open comment, once the note has been open for 300 ms, so that a walk
 * through the list requests nothing. Replies are fetched again when the panel learns of a new one, and older
 * ones when the blogger requests them.
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
      // After a new reply the newest page is needed first, even if its request has failed before.
      const offset = known && hasNews(known.news, news) ? known.searched : 0;
      return together$(parentOf$(thread), answers$(client, thread, offset, news));
    }),
  );
  return merge(opened$, more$);
};

/** Merges both requests. A failure is emitted last, because a response would clear it. */
const together$ = (parent: Observable<Event>, answers: Observable<Event>): Observable<Event> =>
  merge(parent, answers).pipe(
    connect((shared$) =>
      merge(
        shared$.pipe(filter(({ type }) => type !== 'conversation.failed')),
        shared$.pipe(ofType('conversation.failed'), takeLast(1)),
      ),
    ),
  );

/** Fetches the parent comment. A parent that is gone, private or of another site cannot be shown. */
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
        // Other failures are temporary: a session is renewed, a network's own page goes away.
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
 * Fetches a page of the post's comments, newest first. All replies are known when the page has the open
 * comment, because replies are newer. If the platform refuses comments that wait for approval, the page is
 * requested once more without them.
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
