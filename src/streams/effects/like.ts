import { catchError, defer, map, type Observable, of, throwError, withLatestFrom } from 'rxjs';
import type { CallOptions } from '../../client';
import type { Behaviour } from '../behaviour';
import { noteActions } from '../notes/actions';
import { isLike, promised } from '../notes/answers';
import type { Note } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { inTurn } from '../operators/in-turn';
import { ofType } from '../operators/of-type';
import { unlessSince } from '../operators/unless-since';
import type { Event } from '../state/events';
import type { PanelClient } from '../platform';

/** Like and unlike a note's comment or post on the platform, a note's requests one after another (section 4). */
export const like: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('like.requested'),
    withLatestFrom(state$),
    groupedBy(
      ([{ id }]) => id,
      inTurn('like > tell', pageHide$),
      ([{ id, isLiked }, { allNotes, tick }]) =>
        setLike$(client, allNotes[id], isLiked).pipe(
          promised(isLike),
          map((): Event => ({ type: 'like.confirmed', id, isLiked })),
          catchError(() =>
            of<Event>({ type: 'like.failed', id, isLiked }).pipe(
              unlessSince(state$, ({ noteLikes }) => noteLikes[id]?.tick, tick),
            ),
          ),
        ),
    ),
  );

/** The comment's like where the note offers it, else the post's; errs for a note with neither. */
function setLike$(client: PanelClient, note: Note | undefined, isLiked: boolean): Observable<unknown> {
  const { site, post, comment } = note?.ids ?? {};
  const isOfComment = note !== undefined && 'like-comment' in noteActions(note);
  if (site === undefined) return nothingToLike$;
  if (isOfComment && comment !== undefined) return set$(client.site(site).comment(comment).like(), isLiked);
  return post === undefined ? nothingToLike$ : set$(client.site(site).post(post).like(), isLiked);
}

/** A click that was made is not lost with the page. */
const OUTLIVES: CallOptions = { keepalive: true };

const nothingToLike$ = throwError(() => new Error('the note names nothing that could be liked'));

interface Likes {
  readonly add: (options: CallOptions) => Observable<unknown>;
  readonly delete: (options: CallOptions) => Observable<unknown>;
}

const set$ = (likes: Likes, isLiked: boolean): Observable<unknown> =>
  defer(() => (isLiked ? likes.add(OUTLIVES) : likes.delete(OUTLIVES)));
