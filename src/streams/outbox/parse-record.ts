import { CAUSES } from '../../lib/cause';
import { asId, asNumber, asObject, asString, isObject, type Json } from '../../lib/json';
import { ABOUT_MAX_CHARS } from '../timing';
import type { Aspect, Value } from './aspects';
import { type Intention, type OutboxRecord, RECORD_VERSION, type Sent } from './record';
import { ASPECTS, isAspect } from './aspect-rules';
import { isTargetOf } from './target';

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
  // A dropped `sent` would hide a request that may still be running.
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
  const { id, wanted, before, note, deed, about, ...times } = fields;
  const [madeAt, dueAt] = [asNumber(times.madeAt), asNumber(times.dueAt)];
  const value = valueOf(wanted, aspect);
  if (asString(id) === '' || value === undefined || madeAt === undefined || dueAt === undefined)
    return undefined;
  return {
    id: asString(id),
    wanted: value,
    before: valueOf(before, aspect),
    isBeforeUnsent: fields.isBeforeUnsent === true ? true : undefined,
    note: asId(note),
    madeAt,
    dueAt,
    scheduledAt: asNumber(times.scheduledAt),
    deed: asString(deed) || undefined,
    newestId: asId(fields.newestId),
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
