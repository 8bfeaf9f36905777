import { keyOf } from '../notes/comment-ref';
import type { Block, Note } from '../notes/note';

/** The post or the comment that people like. */
export interface Liked {
  /** Names it in `people`. */
  readonly key: string;
  readonly site: number;
  readonly post: number;
  /** Undefined if they like the post. */
  readonly comment: number | undefined;
}

/** What the people of a note like; undefined for notes about something else. */
export function likedOf({
  type,
  ids: { site, post, comment },
}: Pick<Note, 'type' | 'ids'>): Liked | undefined {
  if (site === undefined || post === undefined) return undefined;
  if (type === 'like') return { key: `${site}//${post}`, site, post, comment: undefined };
  if (type !== 'comment_like' || comment === undefined) return undefined;
  return { key: keyOf({ site, comment }), site, post, comment };
}

/** The people whom the note does not name. Deleted accounts have no id, and are all kept. */
export function othersThan({ body }: Note, people: readonly Block[]): readonly Block[] {
  const named = new Set(body.flatMap(({ type, ids }) => (type === 'user' ? (ids.user ?? []) : [])));
  return people.filter(({ ids: { user } }) => user === undefined || !named.has(user));
}
