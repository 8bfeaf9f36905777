import type { Note } from './note';

/** The ids that identify a comment on the platform. */
export interface CommentRef {
  readonly site: number;
  readonly comment: number;
}

/** The ids of the comment that a note is about; undefined if one of them is missing. */
export function commentOf({ ids: { site, comment } }: Note): CommentRef | undefined {
  return site === undefined || comment === undefined ? undefined : { site, comment };
}

/** A site id and a comment id, such as '7/71'. */
export type CommentKey = `${number}/${number}`;

/**
 * Returns the key of a comment. The key contains the site, because comments of two sites may have the same id.
 */
export const keyOf = ({ site, comment }: CommentRef): CommentKey => `${site}/${comment}`;
