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
  throwError,
  timer,
} from 'rxjs';
import { asId, asObject } from '../../lib/json';
import { loadForNote } from '../list/load-for-note';
import { assertResponse } from '../operators/assert-response';
import { isFinal } from '../operators/is-refusal';
import { tag } from '../operators/tag';
import type { PanelClient } from '../panel-client';
import type { Event } from '../state/events';
import { CONVERSATION_AFTER_MS, CONVERSATION_PAGE_COMMENTS } from '../timing';
import { parseComment, parseComments } from './parse-comment';
import { hasNews, selectNews } from './reply-news';
import { type Thread, threadOf } from './selectors';

/**
 * Fetches the parent and the replies of an open comment once the note has been open for 300 ms, so that moving
 * through the list requests nothing. Fetches the replies again when the panel learns of a new one. Fetches older
 * replies, and retries failed requests, when the blogger requests it.
 */
export const loadConversation = loadForNote(
  (note, state) => `${selectNews(state)} ${state.conversations[threadOf(note)?.key ?? '']?.requested ?? 0}`,
  (note, state, client) => {
    const thread = threadOf(note);
    if (!thread) return EMPTY;
    const known = state.conversations[thread.key];
    const isAsked = known?.isLoading ?? false;
    const news = selectNews(state);
    const isKnown = hasNews(known?.news, news);
    if (isAsked) client.gate?.open();
    const parent = known?.parent === undefined ? parent$(client, thread) : EMPTY;
    // After a new reply the newest page is needed first, even if its request has failed before.
    const offset = isKnown ? (known?.searched ?? 0) : 0;
    const replies = isKnown && !isAsked ? EMPTY : replies$(client, thread, offset, news);
    return timer(isAsked ? 0 : CONVERSATION_AFTER_MS).pipe(switchMap(() => together$(parent, replies)));
  },
  (note) => [{ type: 'conversation.failed', key: threadOf(note)?.key ?? '' }],
);

/** Merges both requests. An error comes last, because a response would clear the failure. */
const together$ = (...requests: readonly Observable<Event>[]): Observable<Event> =>
  merge(...requests.map(catchError((error: unknown) => of({ error })))).pipe(
    connect((all$) =>
      merge(
        all$.pipe(filter((each) => 'type' in each)),
        all$.pipe(
          filter((each) => 'error' in each),
          takeLast(1),
          mergeMap(({ error }) => throwError(() => error)),
        ),
      ),
    ),
  );

/** Fetches the parent comment. A parent that is gone, private or of another site cannot be shown. */
function parent$(client: PanelClient, { key, site, parent }: Thread): Observable<Event> {
  if (parent === undefined) return EMPTY;
  const comment = client.site(site).comment(parent);
  return comment.get().pipe(
    tag('loadConversation > parent'),
    assertResponse(({ ID }) => asId(ID) === parent),
    map(parseComment),
    catchError((error: unknown) => (isFinal(error) ? of(undefined) : throwError(() => error))),
    map((found): Event => ({ type: 'conversation.parentFetched', key, parent: found ?? null })),
  );
}

/**
 * Fetches a page of the post's comments, newest first. All replies are known once a page contains the open
 * comment, because replies are newer. If the platform refuses comments that wait for approval, the page is
 * requested once more without them.
 */
function replies$(client: PanelClient, thread: Thread, offset: number, news: string): Observable<Event> {
  const { key, site, post, comment, isModerator } = thread;
  const all = client.site(site).post(post).comment();
  const page$ = all.replies({
    query: { number: CONVERSATION_PAGE_COMMENTS, offset, ...(isModerator && { status: 'all' }) },
  });
  return page$.pipe(
    tag('loadConversation > replies'),
    // A malformed response does not mean that there are no replies.
    assertResponse(({ comments }) => Array.isArray(comments)),
    map((response): Event => {
      const { comments, count } = parseComments(response);
      const isComplete = count < CONVERSATION_PAGE_COMMENTS || comments.some(({ id }) => id === comment);
      const searched = offset + count;
      const isNewest = offset === 0;
      return { type: 'conversation.repliesFetched', key, comments, isNewest, searched, isComplete, news };
    }),
    catchError((error: unknown) =>
      isModerator && asObject(error).status === 403
        ? replies$(client, { ...thread, isModerator: false }, offset, news)
        : throwError(() => error),
    ),
  );
}
