import { KINDS, type Kind, type KindRules } from './kinds';

/** What an action is about: a comment or a post of a site, the site itself, or a note. */
export interface Target {
  readonly site?: number | undefined;
  readonly post?: number | undefined;
  readonly comment?: number | undefined;
  readonly note?: number | undefined;
}

/** The target as text, such as '1 c70', '1 p2', '1' or 'n7': requests of one target take turns. */
export const targetKey = ({ site, post, comment, note }: Target): string => {
  if (site === undefined) return `n${note ?? 0}`;
  if (comment !== undefined) return `${site} c${comment}`;
  return post === undefined ? `${site}` : `${site} p${post}`;
};

/**
 * The key of a record in the store: its slot and its target, such as 'reply 1 c70'. It is the same in
 * all tabs, so that the same reply from two tabs is one record.
 */
export const recordKey = (kind: Kind, target: Target): string => `${KINDS[kind].slot} ${targetKey(target)}`;

const IS_TARGET: Readonly<Record<KindRules['slot'], (target: Target) => boolean>> = {
  status: ({ site, comment }) => site !== undefined && comment !== undefined,
  like: ({ site, comment, post }) => site !== undefined && (comment ?? post) !== undefined,
  follow: ({ site }) => site !== undefined,
  reply: ({ site, comment, post }) => site !== undefined && (comment ?? post) !== undefined,
  read: ({ note }) => note !== undefined,
};

/** Whether a target has the ids that the calls of a kind need. */
export const isTargetOf = (kind: Kind, target: Target): boolean => IS_TARGET[KINDS[kind].slot](target);
