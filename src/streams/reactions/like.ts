import { defer, map, type Observable } from 'rxjs';
import type { CallOptions } from '../../client';
import type { Note } from '../notes/note';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { noteActions } from './action-flags';
import { assertResponse, isLikeResponse } from '../operators/assert-response';
import { sendReactions } from './send-reactions';
import type { ReactionTarget } from './stored-reaction';

/** Likes and unlikes a note's comment or post (section 4). */
export const like = sendReactions('like', {
  clicks: (events$) =>
    events$.pipe(
      ofType('like.requested'),
      map(({ id, isLiked }) => ({ id, value: isLiked })),
    ),
  targetOf: ({ allNotes }, id) => likeTarget(allNotes[id]),
  request: (client, { site: siteId, comment, post, value }) => {
    const site = client.site(siteId);
    const likes = comment === undefined ? site.post(post).like() : site.comment(comment).like();
    return set$(likes, value).pipe(assertResponse(isLikeResponse), tag('like > send'));
  },
  confirmed: ({ id, value }) => ({ type: 'like.confirmed', id, isLiked: value }),
  failed: ({ id, value }) => ({ type: 'like.failed', id, isLiked: value }),
});

/** The comment if the note offers to like it, otherwise the post. Undefined if the note names neither. */
function likeTarget(note: Note | undefined): ReactionTarget | undefined {
  const { site, post, comment } = note?.ids ?? {};
  if (note === undefined || site === undefined) return undefined;
  if ('like-comment' in noteActions(note) && comment !== undefined) return { site, comment };
  return post === undefined ? undefined : { site, post };
}

/** The request outlives the page. */
const OPTIONS: CallOptions = { keepalive: true };

interface Likes {
  readonly add: (options: CallOptions) => Observable<unknown>;
  readonly delete: (options: CallOptions) => Observable<unknown>;
}

const set$ = (likes: Likes, isLiked: boolean): Observable<unknown> =>
  defer(() => (isLiked ? likes.add(OPTIONS) : likes.delete(OPTIONS)));
