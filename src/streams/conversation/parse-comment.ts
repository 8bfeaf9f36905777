import { decodeEntities } from '../notes/read-html';
import { asArray, asFlag, asId, asNumber, asObject, asString } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import { commentText } from './comment-text';
import type { ThreadComment } from './state';

/**
 * Parses a comment from the platform's API. Returns undefined if the comment has no id, or is neither approved
 * nor waiting for approval.
 */
export function parseComment(value: unknown): ThreadComment | undefined {
  const comment = asObject(value);
  const id = asId(comment.ID);
  const status = asString(comment.status);
  if (id === undefined || (status !== 'approved' && status !== 'unapproved')) return undefined;
  const author = asObject(comment.author);
  return {
    id,
    parent: asId(asObject(comment.parent).ID),
    name: decodeEntities(asString(author.name)),
    avatarUrl: webAddress(author.avatar_URL),
    timestamp: Date.parse(asString(comment.date)) || 0,
    url: webAddress(comment.URL),
    isApproved: status === 'approved',
    canModerate: asFlag(comment.can_moderate) ?? false,
    isLiked: asFlag(comment.i_like),
    likeCount: Math.max(0, asNumber(comment.like_count) ?? 0),
    removal: undefined,
    text: commentText(asString(comment.content)),
  };
}

/**
 * Parses the comments of a response, and counts its entries. Malformed comments are left out. Each comment is
 * returned once, because a duplicate could become a reply to itself.
 */
export function parseComments(response: unknown): {
  readonly comments: readonly ThreadComment[];
  readonly count: number;
} {
  const entries = asArray(asObject(response).comments);
  const comments = entries.flatMap((entry) => parseComment(entry) ?? []);
  const unique = new Map(comments.map((comment) => [comment.id, comment]));
  return { comments: [...unique.values()], count: entries.length };
}
