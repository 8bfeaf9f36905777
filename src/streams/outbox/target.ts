import type { ActedOn } from '../notes/acted-on';
import { keyOf } from '../notes/comment-ref';
import type { NoteId } from '../notes/note';
import type { Aspect } from './aspects';

/** The target of an action: a comment or a post of a site, or the site itself. */
export interface Target {
  readonly site: number;
  readonly post?: number | undefined;
  readonly comment?: number | undefined;
}

/** The target as text, such as '1 c70', '1 p2' or '1'. Requests of one target are sent one at a time. */
export const targetKey = ({ site, post, comment }: Target): string => {
  if (comment !== undefined) return `${site} c${comment}`;
  return post === undefined ? `${site}` : `${site} p${post}`;
};

/**
 * The key of a record in the store: its aspect and its target, such as 'reply 1 c70'. It is the same in
 * all tabs, so that the same reply from two tabs is one record.
 */
export const recordKey = (aspect: Aspect, target: Target): string => `${aspect} ${targetKey(target)}`;

/** Whether a target has the ids that the calls of an aspect need. */
export const isTargetOf = (aspect: Aspect, { comment, post }: Target): boolean =>
  aspect === 'follow' || (comment ?? (aspect === 'status' ? undefined : post)) !== undefined;

/** The note of an action, or else the key of its comment (0 for a site). */
export const actedOn = ({ note, target: { site, comment = 0 } }: Acted): ActedOn =>
  note ?? keyOf({ site, comment });

interface Acted {
  readonly note?: NoteId | undefined;
  readonly target: Target;
}
