import { asId, asNumber, asObject, asString, isObject, type Json } from '../../lib/json';
import { type Cause, CAUSES } from '../../lib/cause';
import { ABOUT_MAX_CHARS } from '../timing';
import { type Aspect, ASPECTS, isAspect, matches, type Value } from './aspects';
import { isTargetOf, type Target } from './target';

/** The version of the format. Records of a newer version, which a later build wrote, are not touched. */
export const RECORD_VERSION = 2;

/** What the blogger wants, and since when. */
export interface Intention {
  /** Unique; the tab that makes it chooses it. */
  readonly id: string;
  readonly wanted: Value;
  /** What the screen showed before, which Undo wants again; undefined for a reply and for an Undo. */
  readonly before?: Value | undefined;
  /** The note on which the blogger acted; undefined for a site. */
  readonly note?: number | undefined;
  /** When it was made, epoch milliseconds. */
  readonly madeAt: number;
  /** It is not sent before this time: the end of its undo window, or of a pause. */
  readonly dueAt: number;
  /** When `dueAt` or a look was put off or brought forward, epoch milliseconds; undefined if `madeAt`. */
  readonly scheduledAt?: number | undefined;
  /** Several notes that one Undo restores. */
  readonly batch?: string | undefined;
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

/** A record, or the reason for ignoring the value: a later build wrote it, or it is damaged. */
export type Parsed = OutboxRecord | 'foreign' | 'malformed';

/** Parses a stored value. Never throws. */
export function parseRecord(value: unknown): Parsed {
  const { version, aspect, target, owner, ...fields } = asObject(value);
  const written = asNumber(version);
  if (written !== undefined && written > RECORD_VERSION) return 'foreign';
  if (written === RECORD_VERSION && asString(aspect) !== '' && !isAspect(aspect)) return 'foreign';
  if (written !== RECORD_VERSION || !isAspect(aspect) || !isObject(target)) return 'malformed';
  const intention = parseIntention(fields, aspect);
  const attempts = asNumber(fields.attempts);
  if (!intention || attempts === undefined || asString(owner) === '') return 'malformed';
  const { site, post, comment } = target;
  const ids = { site: asId(site) ?? 0, post: asId(post), comment: asId(comment) };
  if (ids.site === 0 || !isTargetOf(aspect, ids)) return 'malformed';
  const sent = parseSent(fields.sent, aspect);
  // Without it, it would be unknown whether a request can still be running.
  if (fields.sent !== undefined && !sent) return 'malformed';
  return {
    ...intention,
    version: RECORD_VERSION,
    aspect,
    target: ids,
    owner: asString(owner),
    known: valueOf(fields.known, aspect),
    lookedAt: asNumber(fields.lookedAt),
    sent,
    attempts,
    settledAt: asNumber(fields.settledAt),
    failed: asString(fields.failed) || undefined,
    cause: CAUSES.find((cause) => cause === fields.cause),
    url: asString(fields.url) || undefined,
  };
}

function parseIntention(fields: Json, aspect: Aspect): Intention | undefined {
  const { id, wanted, before, note, batch, about, ...times } = fields;
  const [madeAt, dueAt] = [asNumber(times.madeAt), asNumber(times.dueAt)];
  const value = valueOf(wanted, aspect);
  if (asString(id) === '' || value === undefined || madeAt === undefined || dueAt === undefined)
    return undefined;
  return {
    id: asString(id),
    wanted: value,
    before: valueOf(before, aspect),
    note: asId(note),
    madeAt,
    dueAt,
    scheduledAt: asNumber(times.scheduledAt),
    batch: asString(batch) || undefined,
    about: asString(about).slice(0, 2 * ABOUT_MAX_CHARS + 1) || undefined,
  };
}

function parseSent(value: unknown, aspect: Aspect): Sent | undefined {
  const { id, value: sent, lookAt, ...numbers } = asObject(value);
  const [attempt, at] = [asNumber(numbers.attempt), asNumber(numbers.at)];
  const wanted = valueOf(sent, aspect);
  return attempt !== undefined && at !== undefined && wanted !== undefined && asString(id) !== ''
    ? { id: asString(id), attempt, value: wanted, at, lookAt: asNumber(lookAt) }
    : undefined;
}

const valueOf = (value: unknown, aspect: Aspect): Value | undefined =>
  (typeof value === 'boolean' || typeof value === 'string') && ASPECTS[aspect].isValue(value)
    ? value
    : undefined;
