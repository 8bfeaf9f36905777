import { catchError, distinctUntilChanged, EMPTY, filter, map, type Observable, switchMap } from 'rxjs';
import { asObject } from '../../lib/json';
import { selectSelectedNote } from '../list/selectors';
import { webAddress } from '../notes/addresses';
import { type CommentRef, keyOf } from '../notes/comment-ref';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { PanelClient } from '../panel-client';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { lacksReply, ownReplyOf } from './own-reply';

/**
 * Fetches the address of the blogger's own reply when a note opens whose body does not mention the reply, once
 * per reply. A guessed address would be wrong on posts with several pages of comments. After a failure, the
 * address is fetched when the note opens again.
 */
export const linkReply: Behaviour = (_events$, state$, { client }) =>
  state$.pipe(
    select(selectSelectedNote),
    map((note) => (note && lacksReply(note) ? ownReplyOf(note) : undefined)),
    // A like changes the note, but not the reply.
    distinctUntilChanged((before, after) => (before && keyOf(before)) === (after && keyOf(after))),
    switchMap((reply) =>
      reply && !(keyOf(reply) in state$.value.replyUrls) ? fetch$(client, reply) : EMPTY,
    ),
  );

const fetch$ = (client: PanelClient, reply: CommentRef): Observable<Event> =>
  client
    .site(reply.site)
    .comment(reply.comment)
    .get({ query: { fields: 'URL' } })
    .pipe(
      tag('linkReply > fetch'),
      map((response) => webAddress(asObject(response).URL)),
      filter((url) => url !== ''),
      map((url): Event => ({ type: 'reply.linked', key: keyOf(reply), url })),
      // Without an address, the link leads to the note's comment or post.
      catchError(() => EMPTY),
    );
