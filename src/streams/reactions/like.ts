import { catchError, defer, map, type Observable, of, throwError, withLatestFrom } from 'rxjs';
import type { CallOptions } from '../../client';
import type { Behaviour } from '../state/behaviour';
import { noteActions } from './action-flags';
import { assertResponse, isLikeResponse } from './responses';
import type { Note } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { unlessSuperseded } from '../operators/unless-superseded';
import type { Event } from '../state/events';
import type { PanelClient } from '../panel-client';

/**
 * Likes and unlikes a note's comment or post; a note's requests are sent one after another (section
 * 4).
 */
export const like: Behaviour = (events$, state$, { client, report, environment: { pageHide$ } }) =>
  events$.pipe(
    ofType('like.requested'),
    withLatestFrom(state$),
    groupedBy(
      ([{ id }]) => id,
      inTurn(pageHide$),
      ([{ id, isLiked }, { allNotes, tick }]) =>
        setLike$(client, allNotes[id], isLiked).pipe(
          assertResponse(isLikeResponse),
          map((): Event => ({ type: 'like.confirmed', id, isLiked })),
          catchError(() =>
            of<Event>({ type: 'like.failed', id, isLiked }).pipe(
              unlessSuperseded(state$, ({ noteLikes }) => noteLikes[id]?.tick, tick),
            ),
          ),
          tag('like > send'),
        ),
      report,
    ),
  );

/**
 * Likes the comment if the note offers that, otherwise the post. Errors if the note names neither.
 */
function setLike$(client: PanelClient, note: Note | undefined, isLiked: boolean): Observable<unknown> {
  const { site, post, comment } = note?.ids ?? {};
  const isOfComment = note !== undefined && 'like-comment' in noteActions(note);
  if (site === undefined) return nothingToLike$;
  if (isOfComment && comment !== undefined) return set$(client.site(site).comment(comment).like(), isLiked);
  return post === undefined ? nothingToLike$ : set$(client.site(site).post(post).like(), isLiked);
}

/** The request outlives the page. */
const OPTIONS: CallOptions = { keepalive: true };

const nothingToLike$ = throwError(() => new Error('the note names neither a comment nor a post'));

interface Likes {
  readonly add: (options: CallOptions) => Observable<unknown>;
  readonly delete: (options: CallOptions) => Observable<unknown>;
}

const set$ = (likes: Likes, isLiked: boolean): Observable<unknown> =>
  defer(() => (isLiked ? likes.add(OPTIONS) : likes.delete(OPTIONS)));
