import { asId, asNumber, asObject, parseJson } from '../../lib/json';
import { noteKeys } from '../../lib/storage-keys';
import type { StoredModeration } from './state';

/**
 * Unfinished moderations in browser storage, as JSON (decision stored-values). The key is also the
 * name of the lock.
 */
export const { keyOf: moderationKey, idOf: noteOfModerationKey } = noteKeys('note_moderation_');

export const stringifyModeration = (stored: StoredModeration): string => JSON.stringify(stored);

/** Undefined if the value is malformed. */
export function parseModeration(value: string): StoredModeration | undefined {
  const { kind, phase, ...rest } = asObject(parseJson(value));
  const [site, comment, endsAt] = [asId(rest.site), asId(rest.comment), asNumber(rest.endsAt)];
  if (kind !== 'spam' && kind !== 'trash') return undefined;
  if (phase !== 'pending' && phase !== 'running') return undefined;
  if (site === undefined || comment === undefined || endsAt === undefined) return undefined;
  return { kind, phase, site, comment, endsAt };
}
