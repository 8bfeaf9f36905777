import type { Cause } from '../../lib/cause';
import { type Aspect, matches, type Value } from './aspects';
import type { Target } from './target';

/** The version of the format. Records of a newer version, which a later build wrote, are not touched. */
export const RECORD_VERSION = 2;

/** What the blogger wants, and since when. */
export interface Intention {
  /** Unique; the tab that makes it chooses it. */
  readonly id: string;
  readonly wanted: Value;
  /** What the screen showed before, which Undo wants again; undefined for a reply and for an Undo. */
  readonly before?: Value | undefined;
  /** `before` was wanted, too, and the platform may not have it. */
  readonly isBeforeUnsent?: true | undefined;
  /** The note on which the blogger acted; undefined for a site. */
  readonly note?: number | undefined;
  /** When it was made, epoch milliseconds. */
  readonly madeAt: number;
  /** It is not sent before this time: the end of its undo window, or of a pause. */
  readonly dueAt: number;
  /** When `dueAt` or a look was put off or brought forward, epoch milliseconds; undefined if `madeAt`. */
  readonly scheduledAt?: number | undefined;
  /** What the blogger did to several notes at once, which one Undo takes back. */
  readonly deed?: string | undefined;
  /** The newest comment that is known, for a reply: it gets a higher id. */
  readonly newestId?: number | undefined;
  /** What the note or site is about, a line each, because the note may be gone. */
  readonly about?: string | undefined;
}

/** A request that has no answer yet. */
export interface Sent {
  /** The id of the intention for which it was sent; the blogger may want something else since. */
  readonly id: string;
  readonly attempt: number;
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly at: number;
  /** When the platform is looked at, because the answer was lost, epoch milliseconds. */
  readonly lookAt?: number | undefined;
}

/**
 * What a blogger wants of an aspect, and what the platform is known to have. Plain data that can be
 * stored as it is. There is one record for each aspect of a target.
 */
export interface OutboxRecord extends Intention {
  readonly version: typeof RECORD_VERSION;
  readonly aspect: Aspect;
  readonly target: Target;
  /** The id of the blogger who made it. */
  readonly owner: string;
  /** The platform's last confirmed value; undefined while nobody knows. */
  readonly known?: Value | undefined;
  /** When `known` was looked up for what is wanted now, epoch milliseconds. */
  readonly lookedAt?: number | undefined;
  readonly sent?: Sent | undefined;
  /** The number of requests and vain looks for what is wanted now. */
  readonly attempts: number;
  /** When it was settled or has failed, epoch milliseconds. */
  readonly settledAt?: number | undefined;
  /** Why it has failed: the platform's error name, `old`, `owner` or `retries`. */
  readonly failed?: string | undefined;
  /** Why the last request was not carried out; undefined if there is no more to say. */
  readonly cause?: Cause | undefined;
  /** The address of a reply that was sent, if it can be linked to. */
  readonly url?: string | undefined;
}

/** The result of a transition; `refused` leaves the record unchanged. */
export type Outcome = OutboxRecord | 'deleted' | 'refused';

/** Why an action on a comment fails that was deleted for ever. */
export const COMMENT_GONE = 'UnknownCommentError';

/** The platform has the same reply already. */
export const COMMENT_DUPLICATE = 'CommentDuplicateError';

/** The owner of records that were made before the blogger's id was known. */
export const UNKNOWN_OWNER = '?';

/**
 * `waiting` until it is sent, `sending` until it is answered, `uncertain` if the answer was lost,
 * `failed` until the blogger retries or discards it, `done` for a day.
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

/** Whether a record has no answer yet: it waits, is being sent, or its outcome is unknown. */
export const isWaiting = (record: OutboxRecord): boolean => !['done', 'failed'].includes(stateOf(record));
