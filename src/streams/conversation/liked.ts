import { keyOf } from '../notes/comment-ref';
import type { Block, Note } from '../notes/note';

/** The post or the comment that a like is about. */
export interface Liked {
  /** The key of the post or comment in `people` of the state. */
  readonly key: string;
  readonly site: number;
  readonly post: number;
  /** The comment id; undefined if the like is about the post. */
  readonly comment: number | undefined;
}

/** Returns the post or comment that a note's like is about; undefined for other notes. */
export function likedOf({
  type,
  ids: { site, post, comment },
}: Pick<Note, 'type' | 'ids'>): Liked | undefined {
  if (site === undefined || post === undefined) return undefined;
  if (type === 'like') return { key: `${site}//${post}`, site, post, comment: undefined };
  if (type !== 'comment_like' || comment === undefined) return undefined;
  return { key: keyOf({ site, comment }), site, post, comment };
}

/** Returns the people that the note does not name, including all deleted accounts, because these have no id. */
export function othersThan({ body }: Note, people: readonly Block[]): readonly Block[] {
  const named = new Set(body.flatMap(({ type, ids }) => (type === 'user' ? (ids.user ?? []) : [])));
  return people.filter(({ ids: { user } }) => user === undefined || !named.has(user));
}
