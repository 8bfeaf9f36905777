import { keyOf } from '../notes/comment-ref';
import type { Block, Note } from '../notes/note';

/** The post or the comment that people like. */
export interface Liked {
  /** The key in `people`. */
  readonly key: string;
  readonly site: number;
  readonly post: number;
  /** Undefined for a like of the post. */
  readonly comment: number | undefined;
}

/** The post or comment of a like; undefined for other notes. */
export function likedOf({
  type,
  ids: { site, post, comment },
}: Pick<Note, 'type' | 'ids'>): Liked | undefined {
  if (site === undefined || post === undefined) return undefined;
  if (type === 'like') return { key: `${site}//${post}`, site, post, comment: undefined };
  if (type !== 'comment_like' || comment === undefined) return undefined;
  return { key: keyOf({ site, comment }), site, post, comment };
}

/** The people that the note does not name. Deleted accounts are all kept, because they have no id. */
export function othersThan({ body }: Note, people: readonly Block[]): readonly Block[] {
  const named = new Set(body.flatMap(({ type, ids }) => (type === 'user' ? (ids.user ?? []) : [])));
  return people.filter(({ ids: { user } }) => user === undefined || !named.has(user));
}
