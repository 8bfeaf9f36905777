import { UNDO_MS } from '../timing';
import { isRemoval, type Removal, type Value } from './aspects';
import { isWaiting, type OutboxRecord, stateOf } from './record';
import type { NoteTargets } from './note-targets';
import type { Records } from './state';
import { recordKey } from './target';

/** Records by key, as selectors read them. */
export const byKey = (records: readonly OutboxRecord[]): Records =>
  Object.fromEntries(records.map((record) => [recordKey(record.aspect, record.target), record]));

/** Spam or trash that can be undone until `dueAt`. */
export interface UndoBar extends OutboxRecord {
  readonly wanted: Removal;
}

/**
 * The state that the screen shows for a note instead of the platform's; a field is undefined if it does not differ.
 */
export interface Overlay {
  readonly isApproved: boolean | undefined;
  readonly isLiked: boolean | undefined;
  /** How the comment was removed, or is being removed. */
  readonly removal: Removal | undefined;
  /** The open undo bar; undefined for a batch, whose removals share one bar. */
  readonly undoBar: UndoBar | undefined;
  /** The reply that is unsettled, has failed, or was sent in the last 10 s. */
  readonly reply: OutboxRecord | undefined;
  /** Whether any of the records is unsettled. */
  readonly isWaiting: boolean;
}

/**
 * Computes the overlay of a note. An unsettled record always applies; a `done` record applies for the 10 s that
 * it stays among the records (section 4). `now` is in epoch milliseconds.
 */
export function overlay({ status, like, reply }: NoteTargets, records: Records, now: number): Overlay {
  const moderated = status && records[recordKey('status', status)];
  const liked = like && records[recordKey('like', like)];
  const replied = reply && records[recordKey('reply', reply)];
  const wanted = wantedOf(moderated);
  // A sent reply approves its comment (section 4), unless the blogger wants another status.
  const isReplied = replied !== undefined && !['waiting', 'failed'].includes(stateOf(replied));
  return {
    isApproved: approvedBy(wanted) ?? (isReplied ? true : undefined),
    isLiked: flagOf(liked),
    removal: isRemoval(wanted) ? wanted : undefined,
    undoBar: moderated?.deed === undefined ? undoBarOf(moderated, now) : undefined,
    reply: replied,
    isWaiting: [moderated, liked, replied].some((record) => record && isWaiting(record)),
  };
}

/** Whether the wanted status is approved; undefined if the platform decides. */
const approvedBy = (wanted: Value | undefined): boolean | undefined =>
  wanted === undefined || wanted === 'listed' ? undefined : wanted === 'approved';

/** Whether a site is followed, by its record; undefined if the platform's value applies. */
export const followOverlay = (site: number, records: Records): boolean | undefined =>
  flagOf(records[recordKey('follow', { site })]);

/** Returns the wanted value; undefined if the action has failed. */
const wantedOf = (record: OutboxRecord | undefined): Value | undefined =>
  record?.failed === undefined ? record?.wanted : undefined;

const flagOf = (record: OutboxRecord | undefined): boolean | undefined => {
  const wanted = wantedOf(record);
  return typeof wanted === 'boolean' ? wanted : undefined;
};

/**
 * Returns the record if it is a trash or spam action whose undo window is open. After that, a paused record shows as
 * waiting.
 */
export const undoBarOf = (record: OutboxRecord | undefined, now: number): UndoBar | undefined =>
  record &&
  isWaiting(record) &&
  isRemovalRecord(record) &&
  record.sent?.id !== record.id &&
  now < Math.min(record.dueAt, record.madeAt + UNDO_MS)
    ? record
    : undefined;

const isRemovalRecord = (record: OutboxRecord): record is UndoBar =>
  record.aspect === 'status' && isRemoval(record.wanted);
