import { UNDO_MS } from '../timing';
import type { Intention, OutboxRecord } from './record';
import type { NoteTargets } from './note-targets';
import type { Records } from './state';
import { recordKey } from './target';

/** Records by key, as selectors read them. */
export const byKey = (records: readonly OutboxRecord[]): Records =>
  Object.fromEntries(records.map((record) => [recordKey(record.kind, record.target), record]));

/** Spam or trash that can be undone until `notBefore`. */
export interface UndoBar extends Intention {
  readonly kind: 'trash' | 'spam';
}

/**
 * The state that the screen shows for a note in place of the platform's; undefined fields do not
 * differ.
 */
export interface Overlay {
  readonly isApproved: boolean | undefined;
  readonly isLiked: boolean | undefined;
  readonly isHidden: boolean;
  readonly undoBar: UndoBar | undefined;
  /** The reply that has no answer yet, has failed, or was sent in the last 10 s. */
  readonly reply: OutboxRecord | undefined;
  /** Whether anything has no answer yet. */
  readonly isWaiting: boolean;
}

/**
 * The overlay of the records on a note. A record without an answer always counts; a done one counts
 * for 10 s, while it is among the records (section 4). `now` is in epoch milliseconds.
 */
export function overlay({ status, like, reply }: NoteTargets, records: Records, now: number): Overlay {
  const moderated = status && records[recordKey('trash', status)];
  const liked = like && records[recordKey('like', like)];
  const replied = reply && records[recordKey('reply', reply)];
  const wish = wishOf(moderated);
  // A sent reply approves its comment (section 4), unless the blogger wants something else for it.
  const isReplied = replied?.state !== 'waiting' && wishOf(replied)?.kind === 'reply';
  return {
    isApproved:
      wish && !isRestoration(wish)
        ? wish.kind === 'approve' && wish.payload === true
        : isReplied || undefined,
    isLiked: flagOf(liked),
    isHidden: wish !== undefined && isModeration(wish),
    undoBar: undoBarOf(moderated, now),
    reply: replied,
    isWaiting: [moderated, liked, replied].some((record) => record && isWaiting(record)),
  };
}

/** Whether a reply has approved the comment or will, so that unapproving it changes the platform. */
export const approvedByReply = ({ reply }: Overlay): boolean =>
  reply !== undefined && reply.state !== 'failed';

/** Whether a site is followed, by its record; undefined if the platform's answer counts. */
export const followOverlay = (site: number, records: Records): boolean | undefined =>
  flagOf(records[recordKey('follow', { site })]);

/** The blogger's last intention in a record; undefined if it has failed. */
const wishOf = (record: OutboxRecord | undefined): Intention | undefined =>
  record && record.state !== 'failed' ? (record.next ?? record) : undefined;

const flagOf = (record: OutboxRecord | undefined): boolean | undefined => {
  const wish = wishOf(record);
  return wish === undefined ? undefined : wish.payload === true;
};

/** The trash or spam of a record that Undo can take back, while its undo window is open. */
export function undoBarOf(record: OutboxRecord | undefined, now: number): UndoBar | undefined {
  const wish = record?.next ?? (record?.state === 'waiting' ? record : undefined);
  if (!wish || !isModeration(wish)) return undefined;
  // After its undo window, a paused record shows as waiting.
  const isOpen = now < Math.min(wish.notBefore, wish.madeAt + UNDO_MS);
  return isOpen ? wish : undefined;
}

const isModeration = (wish: Intention): wish is UndoBar => wish.kind === 'trash' || wish.kind === 'spam';

/** Whether the platform decides which status a comment gets: the one before spam or trash. */
export const isRestoration = ({ kind }: Pick<Intention, 'kind'>): boolean =>
  kind === 'untrash' || kind === 'unspam';

/** Whether a record has no answer yet: it waits, is being sent, or its outcome is unknown. */
export const isWaiting = ({ state }: OutboxRecord): boolean => state !== 'done' && state !== 'failed';
