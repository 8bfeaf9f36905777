import { asId, asNumber, asObject, asString, parseJson } from '../../lib/json';
import { APPROVAL, FOLLOW, LIKE, noteKeys, type NoteKeys } from '../../lib/storage-keys';
import { DRAFT_LIFETIME_MS } from '../timing';

export type ReactionKind = 'approval' | 'like' | 'follow';

/** Storage keys by the id of the note, or of the site that is followed. Each is also a lock's name. */
export const REACTION_KEYS: Readonly<Record<ReactionKind, NoteKeys>> = {
  approval: noteKeys(APPROVAL),
  like: noteKeys(LIKE),
  follow: noteKeys(FOLLOW),
};

/** What a reaction is about: a comment, else a post, else the site itself. */
export interface ReactionTarget {
  readonly site: number;
  readonly comment?: number | undefined;
  readonly post?: number | undefined;
}

/**
 * An approval, like or follow in browser storage, as JSON, until the platform has answered
 * (decision reactions-are-records).
 */
export interface ReactionRecord extends ReactionTarget {
  readonly kind: ReactionKind;
  /** Of the note, or of the site that is followed. */
  readonly id: number;
  readonly value: boolean;
  /** When it was clicked, epoch milliseconds. */
  readonly time: number;
  /** The number of requests without an answer. */
  readonly attempt: number;
  /** Who clicked; undefined if the platform has not told. */
  readonly blogger?: string | undefined;
}

/** Undefined if the value is malformed, or older than 24 h by `now` in epoch milliseconds. */
export function parseReaction(
  kind: ReactionKind,
  id: number,
  stored: string | undefined,
  now: number,
): ReactionRecord | undefined {
  const { value, ...fields } = asObject(parseJson(stored ?? ''));
  const [site, comment, post] = [asId(fields.site), asId(fields.comment), asId(fields.post)];
  const [time, attempt] = [asNumber(fields.time), asNumber(fields.attempt)];
  const hasTarget = { approval: comment, like: comment ?? post, follow: site }[kind] !== undefined;
  if (fields.kind !== kind || fields.id !== id || typeof value !== 'boolean') return undefined;
  if (site === undefined || !hasTarget || time === undefined || attempt === undefined) return undefined;
  if (now - time > DRAFT_LIFETIME_MS) return undefined;
  const blogger = asString(fields.blogger) || undefined;
  return { kind, id, value, site, comment, post, time, attempt, blogger };
}

/** Whether both are the same click. */
export const isSameReaction = (one: ReactionRecord, other: ReactionRecord): boolean =>
  one.time === other.time && one.value === other.value;
