import { asId, asNumber, asObject, asString, isObject } from '../../lib/json';
import { isKind } from './kinds';
import type { Kind } from './target';
import { isTargetOf, type Target } from './target';

/** The version of the format. A record of a newer one belongs to a later build, and is left alone. */
export const RECORD_VERSION = 1;

/** One thing that the blogger wants of a target. */
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
  /** Several notes that one Undo restores. */
  readonly batch?: string | undefined;
}

/**
 * `waiting` until it is sent, `sending` until it is answered, `uncertain` if the answer was lost,
 * `failed` until the blogger retries or discards it, `done` for a day.
 */
export type RecordState = 'waiting' | 'sending' | 'uncertain' | 'failed' | 'done';

/** What a blogger did, until the platform has it. Plain data: storage keeps it as it is. */
export interface OutboxRecord extends Intention {
  readonly version: typeof RECORD_VERSION;
  readonly target: Target;
  /** The id of the blogger who did it. */
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
  /** The address of a reply that was sent, if it can be linked to. */
  readonly url?: string | undefined;
  /** What the blogger wants instead, while the record is being sent. */
  readonly next?: Intention | undefined;
  /** The same was done before, for example from a tab whose list is old. */
  readonly isRepeated?: true | undefined;
  /** What Undo brings back, because this replaced it before it was sent. */
  readonly replaced?: Intention | undefined;
}

/** The owner of what was done before it was known who is signed in. */
export const UNKNOWN_OWNER = '?';

/** A record that waits, without anything of an earlier one but its target and owner. */
export const waiting = (
  { version, target, owner }: Pick<OutboxRecord, 'version' | 'target' | 'owner'>,
  intention: Intention,
): OutboxRecord => ({ ...intention, version, target, owner, state: 'waiting', attempts: 0 });

/** What the record itself wants, without what became of it. */
export const intentionOf = ({
  id,
  kind,
  payload,
  note,
  madeAt,
  notBefore,
  batch,
}: OutboxRecord): Intention => ({
  id,
  kind,
  payload,
  note,
  madeAt,
  notBefore,
  batch,
});

/** A record, or the reason for ignoring the value: a later build wrote it, or it is damaged. */
export type Parsed = OutboxRecord | 'foreign' | 'malformed';

const STATES: readonly string[] = ['waiting', 'sending', 'uncertain', 'failed', 'done'];
const isState = (value: unknown): value is RecordState => STATES.includes(asString(value));

/** Parses a stored value. Never throws. */
export function parseRecord(value: unknown): Parsed {
  const { version, kind, target, state, owner, ...fields } = asObject(value);
  const own = asNumber(version);
  if (own !== undefined && own > RECORD_VERSION) return 'foreign';
  if (own === RECORD_VERSION && asString(kind) !== '' && !isKind(kind)) return 'foreign';
  const attempts = asNumber(fields.attempts);
  const intention = parseIntention(value);
  if (own !== RECORD_VERSION || !intention || attempts === undefined) return 'malformed';
  if (!isState(state) || !isObject(target) || asString(owner) === '') return 'malformed';
  const isSent = state === 'sending' || state === 'uncertain';
  const sentAt = asNumber(fields.sentAt);
  // A request without a time could never be told from one that is on its way.
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
    url: asString(fields.url) || undefined,
    isRepeated: fields.isRepeated === true ? true : undefined,
    next: parseIntention(fields.next),
    replaced: parseIntention(fields.replaced),
  };
}

function parseIntention(value: unknown): Intention | undefined {
  const { id, kind, payload, note, batch, ...times } = asObject(value);
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
    batch: asString(batch) || undefined,
  };
}
