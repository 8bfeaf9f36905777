import type { JsonObject } from '../model/json';
import { commentPath } from '../model/note-builder/addresses';
import { avatarUrl, displayName } from '../model/note-builder/people';
import { canModerate } from '../model/comment-actions';
import { displayHtml, storedText } from '../model/comment-html';
import { bloggersReply } from '../model/threads';
import type { Comment, User } from '../model/types';
import type { Platform } from '../platform';

/** Converts a comment to the format of the REST API. */
export function commentShape({ world, origin }: Platform, comment: Comment): JsonObject {
  const { id, siteId, postId, parentId } = comment;
  const rest = `${origin}/rest/v1.1/sites/${siteId}`;
  const likers = world.likers({ kind: 'comment', siteId, id });
  const text = storedText(comment, origin);
  return {
    ID: id,
    post: {
      ID: postId,
      title: world.post(siteId, postId)?.title ?? '',
      type: 'post',
      link: `${rest}/posts/${postId}`,
    },
    author: authorShape(world.authorOf(comment), origin),
    date: restDate(comment.time),
    URL: `${origin}${commentPath(world, comment)}`,
    short_URL: `${origin}/c/${siteId}/${id}`,
    content: displayHtml(text, world.rules.emojiImages),
    raw_content: text,
    status: world.comment(siteId, id) === undefined ? 'deleted' : comment.status,
    parent:
      parentId === undefined
        ? false
        : { ID: parentId, type: 'comment', link: `${rest}/comments/${parentId}` },
    type: comment.type ?? 'comment',
    like_count: likers.length,
    i_like: likers.includes(world.bloggerId),
    meta: {
      links: {
        self: `${rest}/comments/${id}`,
        help: `${rest}/comments/${id}/help`,
        site: rest,
        post: `${rest}/posts/${postId}`,
        replies: `${rest}/comments/${id}/replies/`,
        likes: `${rest}/comments/${id}/likes/`,
      },
    },
    can_moderate: canModerate(world, siteId),
    i_replied: bloggersReply(world, { siteId, postId, commentId: id }) !== undefined,
  };
}

/** Converts a user to the format of authors in comments, posts and likes. */
export function authorShape(user: User | undefined, origin: string): JsonObject {
  return {
    ID: user?.id ?? 0,
    login: user?.login ?? '',
    email: false,
    name: user === undefined ? 'Anonymous' : displayName(user),
    first_name: '',
    last_name: '',
    nice_name: user?.login ?? '',
    URL: user?.url ?? '',
    avatar_URL: user === undefined ? '' : avatarUrl(user, origin),
    profile_URL: user === undefined || user.id === 0 ? '' : `${origin}/u/${user.login}`,
    ip_address: false,
  };
}

/** Formats epoch seconds as a date of the REST API. */
export const restDate = (time: number): string =>
  new Date(time * 1000).toISOString().replace(/\.\d+Z$/, '+00:00');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
