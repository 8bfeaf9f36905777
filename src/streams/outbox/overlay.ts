import { LOCAL_OVERRIDE_MS } from '../timing';
import { KINDS } from './kinds';
import type { Intention, OutboxRecord } from './record';
import { recordKey, type Target } from './target';

/** Records by their key in the store. */
export type Records = ReadonlyMap<string, OutboxRecord>;

/** Records by key, as selectors read them. */
export const byKey = (records: readonly OutboxRecord[]): Records =>
  new Map(records.map((record) => [recordKey(record.kind, record.target), record]));

/** The targets of a note's actions; undefined for what the note does not name. */
export interface NoteTargets {
  readonly comment?: Target | undefined;
  readonly like?: Target | undefined;
  readonly follow?: Target | undefined;
  readonly reply?: Target | undefined;
  readonly note: Target;
}

/** An undo bar. */
export interface UndoBar {
  readonly kind: 'trash' | 'spam';
  readonly id: string;
  readonly batch: string | undefined;
  /** When the undo window ends, epoch milliseconds. */
  readonly endsAt: number;
}

/** What the screen shows of a note instead of what the platform has told; undefined if it does not differ. */
export interface Overlay {
  readonly isApproved: boolean | undefined;
  readonly isLiked: boolean | undefined;
  readonly isFollowed: boolean | undefined;
  readonly isRead: boolean | undefined;
  readonly isHidden: boolean;
  readonly undoBar: UndoBar | undefined;
  /** Has no answer yet. */
  readonly waiting: readonly OutboxRecord[];
  readonly failed: readonly OutboxRecord[];
}

/**
 * What the records make of a note. A record without an answer counts for as long as it has none, a
 * done one for the rest of 10 s (section 4). `now` is in epoch milliseconds.
 */
export function overlay(targets: NoteTargets, records: Records, now: number): Overlay {
  const { comment, like, follow, reply, note } = targets;
  const status = comment && records.get(recordKey('trash', comment));
  const of = (kind: 'like' | 'follow' | 'reply' | 'read', target: Target | undefined) =>
    target && records.get(recordKey(kind, target));
  const [liked, followed, replied, read] = [
    of('like', like),
    of('follow', follow),
    of('reply', reply),
    of('read', note),
  ];
  const wish = wishOf(status, now);
  const readWish = wishOf(read, now);
  const all = [status, liked, followed, replied, read].filter((record) => record !== undefined);
  return {
    isApproved: wish?.kind === 'approve' ? wish.payload === true : replyApproves(replied, wish, now),
    isLiked: flagOf(wishOf(liked, now)),
    isFollowed: flagOf(wishOf(followed, now)),
    isRead: readWish === undefined ? undefined : readWish.kind === 'read',
    isHidden: wish?.kind === 'trash' || wish?.kind === 'spam',
    undoBar: undoBarOf(status, now),
    waiting: all.filter(isWaiting),
    failed: all.filter(({ state }) => state === 'failed'),
  };
}

/** What the blogger wants last of a record that counts; undefined if it does not count. */
function wishOf(record: OutboxRecord | undefined, now: number): Intention | undefined {
  if (!record || record.state === 'failed') return undefined;
  if (record.next) return record.next;
  // After a change of the clock the time is in the future.
  const sinceMs = Math.abs(now - (record.settledAt ?? now));
  return record.state !== 'done' || sinceMs < LOCAL_OVERRIDE_MS ? record : undefined;
}

const flagOf = (wish: Intention | undefined): boolean | undefined =>
  wish === undefined ? undefined : wish.payload === true;

/** A reply approves its comment (section 4), unless the blogger has another wish for it. */
const replyApproves = (
  reply: OutboxRecord | undefined,
  wish: Intention | undefined,
  now: number,
): true | undefined =>
  wish === undefined && reply?.target.comment !== undefined && wishOf(reply, now) ? true : undefined;

function undoBarOf(record: OutboxRecord | undefined, now: number): UndoBar | undefined {
  const wish = record?.next ?? (record?.state === 'waiting' ? record : undefined);
  if (wish?.kind !== 'trash' && wish?.kind !== 'spam') return undefined;
  // One that is paused after its undo window shows as waiting instead.
  if (wish.notBefore <= now || wish.notBefore - wish.madeAt > KINDS[wish.kind].undoMs) return undefined;
  return { kind: wish.kind, id: wish.id, batch: wish.batch, endsAt: wish.notBefore };
}

/** Whether a record has no answer yet: it waits, is being sent, or nobody knows what became of it. */
export const isWaiting = ({ state }: OutboxRecord): boolean => state !== 'done' && state !== 'failed';
