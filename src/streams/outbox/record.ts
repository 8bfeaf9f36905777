import type { Cause } from '../../lib/cause';
import { type Aspect, matches, type Value } from './aspects';
import type { Target } from './target';

/** The version of the format. Records of a newer version, which a later build wrote, are not touched. */
export const RECORD_VERSION = 2;

/** A value that the blogger wants, and its times. */
export interface Intention {
  /** A unique id, chosen by the tab that makes the intention. */
  readonly id: string;
  readonly wanted: Value;
  /** The value that the screen showed before, which Undo restores; undefined for a reply. */
  readonly before?: Value | undefined;
  /** Set if the platform may not have the value `before`. */
  readonly isBeforeUnsent?: true | undefined;
  /** The note on which the blogger acted; undefined for a site. */
  readonly note?: number | undefined;
  /** When the intention was made, in epoch milliseconds. */
  readonly madeAt: number;
  /** The earliest time of the request, in epoch milliseconds: the end of the undo window or of a pause. */
  readonly dueAt: number;
  /** When `dueAt` or a check was last rescheduled, in epoch milliseconds; undefined if never. */
  readonly scheduledAt?: number | undefined;
  /** The id of the batch (an action on several notes), which one Undo takes back. */
  readonly deed?: string | undefined;
  /** For a reply, the id of the newest comment that was known before. The reply gets a higher id. */
  readonly newestId?: number | undefined;
  /** The text of `aboutWish`, stored because the note may be gone. */
  readonly about?: string | undefined;
}

/** A request without a response so far. */
export interface Sent {
  /** The id of the intention that sent the request; a later intention may have replaced it. */
  readonly id: string;
  readonly attempt: number;
  readonly value: Value;
  /** When the request was sent, in epoch milliseconds. */
  readonly at: number;
  /** When the outcome is checked, because the response was lost, in epoch milliseconds. */
  readonly lookAt?: number | undefined;
}

/**
 * The wanted value of an aspect, and the platform's last known value, as plain data that can be stored. There is one
 * record for each aspect of a target.
 */
export interface OutboxRecord extends Intention {
  readonly version: typeof RECORD_VERSION;
  readonly aspect: Aspect;
  readonly target: Target;
  /** The id of the blogger who made the record. */
  readonly owner: string;
  /** The platform's last confirmed value; undefined if unknown. */
  readonly known?: Value | undefined;
  /** When `known` was fetched for the current intention, in epoch milliseconds. */
  readonly lookedAt?: number | undefined;
  readonly sent?: Sent | undefined;
  /** The number of requests and failed checks for the current intention. */
  readonly attempts: number;
  /** When the record became `done` or failed, in epoch milliseconds. */
  readonly settledAt?: number | undefined;
  /** Why the record failed: the platform's error name, `old`, `owner` or `retries`. */
  readonly failed?: string | undefined;
  /** Why the last request was not carried out, if known. */
  readonly cause?: Cause | undefined;
  /** The address of a reply that was sent, if it can be linked to. */
  readonly url?: string | undefined;
}

/** The result of a transition; `refused` leaves the record unchanged. */
export type Outcome = OutboxRecord | 'deleted' | 'refused';

/** The error name for a comment that was deleted permanently. */
export const COMMENT_GONE = 'UnknownCommentError';

/** The error name for a reply that the platform already has. */
export const COMMENT_DUPLICATE = 'CommentDuplicateError';

/** The owner of records that were made before the blogger's id was known. */
export const UNKNOWN_OWNER = '?';

/**
 * `waiting` until it is sent, `sending` until the response, `uncertain` if the response was lost, `failed` until the
 * blogger retries or discards it, `done` for a day.
 */
export type RecordState = 'waiting' | 'sending' | 'uncertain' | 'failed' | 'done';

export function stateOf({
  failed,
  sent,
  wanted,
  known,
}: Pick<OutboxRecord, 'failed' | 'sent' | 'wanted' | 'known'>): RecordState {
  if (failed !== undefined) return 'failed';
  if (sent) return sent.lookAt === undefined ? 'sending' : 'uncertain';
  return matches(wanted, known) ? 'done' : 'waiting';
}

/** Whether a record is unsettled: it waits, is being sent, or its outcome is unknown. */
export const isWaiting = (record: OutboxRecord): boolean => !['done', 'failed'].includes(stateOf(record));
