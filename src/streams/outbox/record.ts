import { asId, asNumber, asObject, asString, isObject } from '../../lib/json';
import { type Cause, CAUSES } from '../../lib/cause';
import { ABOUT_MAX_CHARS, RECORD_LIFETIME_MS } from '../timing';
import { isKind } from './kinds';
import type { Kind } from './target';
import { isTargetOf, type Target } from './target';

/** The version of the format. Records of a newer version, which a later build wrote, are not touched. */
export const RECORD_VERSION = 1;

/** One intention of the blogger for a target. */
export interface Intention {
  /** Unique; the tab that makes it chooses it. */
  readonly id: string;
  readonly kind: Kind;
  /** True or false, or the text of a reply. */
  readonly payload: boolean | string;
  /** The note on which the blogger acted; undefined for a site. */
  readonly note?: number | undefined;
  /** When it was made, epoch milliseconds. */
  readonly madeAt: number;
  /** It is not sent before this time: the end of its undo window, or of a pause. */
  readonly notBefore: number;
  /** When `notBefore` was put off or brought forward, epoch milliseconds; undefined if `madeAt`. */
  readonly scheduledAt?: number | undefined;
  /** Several notes that one Undo restores. */
  readonly batch?: string | undefined;
  /** What the note or site is about, a line each, because the note may be gone. */
  readonly about?: string | undefined;
}

/**
 * `waiting` until it is sent, `sending` until it is answered, `uncertain` if the answer was lost,
 * `failed` until the blogger retries or discards it, `done` for a day.
 */
export type RecordState = 'waiting' | 'sending' | 'uncertain' | 'failed' | 'done';

/**
 * An action of a blogger, until the platform has carried it out. Plain data that can be stored as
 * it is.
 */
export interface OutboxRecord extends Intention {
  readonly version: typeof RECORD_VERSION;
  readonly target: Target;
  /** The id of the blogger who made it. */
  readonly owner: string;
  readonly state: RecordState;
  /** When its last request was sent, epoch milliseconds. */
  readonly sentAt?: number | undefined;
  /** When it became done or failed, epoch milliseconds. */
  readonly settledAt?: number | undefined;
  /** The number of requests so far. */
  readonly attempts: number;
  /** Why it failed: the platform's error name, `old`, `owner` or `retries`. */
  readonly reason?: string | undefined;
  /** Why the last request was not carried out; undefined if there is no more to say. */
  readonly cause?: Cause | undefined;
  /** The address of a reply that was sent, if it can be linked to. */
  readonly url?: string | undefined;
  /** The blogger's next intention, which was made while the record was being sent. */
  readonly next?: Intention | undefined;
  /** The platform had this state already, for example because the tab's list was out of date. */
  readonly isRepeated?: true | undefined;
  /** The unsent intention that this one replaced; Undo restores it. */
  readonly replaced?: Intention | undefined;
  /** The done record that this one replaced; it comes back if this one is not carried out. */
  readonly replacedDone?: OutboxRecord | undefined;
}

/** The result of a transition; `refused` leaves the record unchanged. */
export type Outcome = OutboxRecord | 'deleted' | 'refused';

/** The owner of records that were made before the blogger's id was known. */
export const UNKNOWN_OWNER = '?';

/**
 * A waiting record for an intention. Only target, owner and what was done before are taken from the earlier
 * record.
 */
export const waiting = (
  {
    version,
    target,
    owner,
    replacedDone,
  }: Pick<OutboxRecord, 'version' | 'target' | 'owner' | 'replacedDone'>,
  intention: Intention,
): OutboxRecord => ({ ...intention, version, target, owner, replacedDone, state: 'waiting', attempts: 0 });

/** The done record that comes back if its opposite is not carried out; `deleted` without one, or after a day. */
export const doneBefore = ({ replacedDone: done }: OutboxRecord, now: number): OutboxRecord | 'deleted' =>
  done && now - (done.settledAt ?? done.madeAt) <= RECORD_LIFETIME_MS ? done : 'deleted';

/** The intention of a record, without its progress. */
export const intentionOf = ({
  id,
  kind,
  payload,
  note,
  madeAt,
  notBefore,
  scheduledAt,
  batch,
  about,
}: OutboxRecord): Intention => ({
  id,
  kind,
  payload,
  note,
  madeAt,
  notBefore,
  scheduledAt,
  batch,
  about,
});

/** A record, or the reason for ignoring the value: a later build wrote it, or it is damaged. */
export type Parsed = OutboxRecord | 'foreign' | 'malformed';

const STATES: readonly string[] = ['waiting', 'sending', 'uncertain', 'failed', 'done'];
const isState = (value: unknown): value is RecordState => STATES.includes(asString(value));

/** Parses a stored value. Never throws. */
export function parseRecord(value: unknown): Parsed {
  const record = parseOne(value);
  if (typeof record !== 'object') return record;
  const done = parseOne(asObject(value).replacedDone);
  return typeof done === 'object' && done.state === 'done' ? { ...record, replacedDone: done } : record;
}

function parseOne(value: unknown): Parsed {
  const { version, kind, target, state, owner, ...fields } = asObject(value);
  const written = asNumber(version);
  if (written !== undefined && written > RECORD_VERSION) return 'foreign';
  if (written === RECORD_VERSION && asString(kind) !== '' && !isKind(kind)) return 'foreign';
  const attempts = asNumber(fields.attempts);
  const intention = parseIntention(value);
  if (written !== RECORD_VERSION || !intention || attempts === undefined) return 'malformed';
  if (!isState(state) || !isObject(target) || asString(owner) === '') return 'malformed';
  const isSent = state === 'sending' || state === 'uncertain';
  const sentAt = asNumber(fields.sentAt);
  // Without its time, it would be unknown whether the request can still be running.
  if (isSent && sentAt === undefined) return 'malformed';
  const { site, post, comment } = target;
  const ids = { site: asId(site) ?? 0, post: asId(post), comment: asId(comment) };
  if (ids.site === 0 || !isTargetOf(intention.kind, ids)) return 'malformed';
  return {
    ...intention,
    version: RECORD_VERSION,
    target: ids,
    owner: asString(owner),
    state,
    attempts,
    sentAt,
    settledAt: asNumber(fields.settledAt),
    reason: asString(fields.reason) || undefined,
    cause: CAUSES.find((cause) => cause === fields.cause),
    url: asString(fields.url) || undefined,
    isRepeated: fields.isRepeated === true ? true : undefined,
    next: parseIntention(fields.next),
    replaced: parseIntention(fields.replaced),
  };
}

function parseIntention(value: unknown): Intention | undefined {
  const { id, kind, payload, note, batch, about, ...times } = asObject(value);
  const [madeAt, notBefore] = [asNumber(times.madeAt), asNumber(times.notBefore)];
  if (asString(id) === '' || !isKind(kind) || madeAt === undefined || notBefore === undefined)
    return undefined;
  const isText = kind === 'reply';
  if (isText ? asString(payload) === '' : typeof payload !== 'boolean') return undefined;
  return {
    id: asString(id),
    kind,
    payload: typeof payload === 'boolean' ? payload : asString(payload),
    note: asId(note),
    madeAt,
    notBefore,
    scheduledAt: asNumber(times.scheduledAt),
    batch: asString(batch) || undefined,
    about: asString(about).slice(0, 2 * ABOUT_MAX_CHARS + 1) || undefined,
  };
}
