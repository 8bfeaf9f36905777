import { asyncScheduler } from 'rxjs';
import { asId, asNumber, asObject, type Json, parseJson } from '../../lib/json';
import { MODERATION, noteKeys } from '../../lib/storage-keys';
import type { NoteId } from '../notes/note';
import type { Storage } from '../state/deps';
import { DRAFT_LIFETIME_MS } from '../timing';
import type { StoredModeration } from './state';

/**
 * Unfinished moderations in browser storage, as JSON (decision stored-values). The key is also the
 * name of the lock. Beside the moderation, or alone, a record has the time of a request without an
 * answer: `{"sentAt":1795176033000}`.
 */
export const { keyOf: moderationKey, idOf: noteOfModerationKey } = noteKeys(MODERATION);

export const stringifyModeration = (stored: StoredModeration, sentAt?: number): string =>
  JSON.stringify({ ...stored, sentAt });

/** Undefined if the value is malformed, or has only the time of a request. */
export function parseModeration(value: string): StoredModeration | undefined {
  const { kind, phase, ...rest } = asObject(parseJson(value));
  const [site, comment, endsAt] = [asId(rest.site), asId(rest.comment), asNumber(rest.endsAt)];
  if (kind !== 'spam' && kind !== 'trash') return undefined;
  if (phase !== 'pending' && phase !== 'running') return undefined;
  if (site === undefined || comment === undefined || endsAt === undefined) return undefined;
  return { kind, phase, site, comment, endsAt };
}

/** The moderation that is stored for a note. */
export const storedModeration = (storage: Storage, id: NoteId): StoredModeration | undefined =>
  parseModeration(storage.get(moderationKey(id)) ?? '');

const fieldsOf = (storage: Storage, id: NoteId): Json =>
  asObject(parseJson(storage.get(moderationKey(id)) ?? ''));

/** When a request about the note was sent that has no answer yet, epoch milliseconds. */
export const sentAtOf = (storage: Storage, id: NoteId): number | undefined =>
  asNumber(fieldsOf(storage, id).sentAt);

/** Notes in the record that a request is being sent. */
export const markSent = (storage: Storage, id: NoteId): void =>
  storage.set(moderationKey(id), JSON.stringify({ ...fieldsOf(storage, id), sentAt: asyncScheduler.now() }));

/** Notes in the record that the platform has answered. */
export function clearSent(storage: Storage, id: NoteId): void {
  const { sentAt, ...fields } = fieldsOf(storage, id);
  if (sentAt !== undefined) storage.set(moderationKey(id), JSON.stringify(fields));
}

/** Removes the record, except the time of a request without an answer: the next attempt needs it. */
export function endRecord(storage: Storage, id: NoteId): void {
  const sentAt = sentAtOf(storage, id);
  if (sentAt === undefined) storage.remove(moderationKey(id));
  else storage.set(moderationKey(id), JSON.stringify({ sentAt }));
}

/**
 * Removes what no attempt needs any more: the time of a request of more than a day ago, or a value
 * that cannot be read.
 */
export function dropOld(storage: Storage, id: NoteId): void {
  const ageMs = asyncScheduler.now() - (sentAtOf(storage, id) ?? -Infinity);
  if (ageMs > DRAFT_LIFETIME_MS && storage.get(moderationKey(id)) !== undefined)
    storage.remove(moderationKey(id));
}
