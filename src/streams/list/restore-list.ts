import { defer, EMPTY, filter, mergeMap, of, take } from 'rxjs';
import { hashOf } from '../../lib/hash';
import { asObject, parseJson } from '../../lib/json';
import { KEPT_LIST_KEY, removeKeptList } from '../../lib/storage-keys';
import type { Note } from '../notes/note';
import { parseNotes } from '../notes/parse-note';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { KEPT_MAX_CHARS } from '../timing';

/** The version of the format. */
export const KEPT_VERSION = 1;

/**
 * Shows the list of the last visit until the platform responds, as soon as a screen is wanted.
 * Removes a list of another blogger (decision open-with-the-last-list), and any list if keeping it
 * is switched off.
 */
export const restoreList: Behaviour = (_events$, state$, { storage, token, keepList }) =>
  defer(() => {
    if (!keepList) removeKeptList(storage);
    return state$;
  }).pipe(
    filter(({ isScreenWanted }) => isScreenWanted),
    take(1),
    mergeMap(() => {
      const stored = storage.get(KEPT_LIST_KEY);
      if (stored === undefined) return EMPTY;
      const notes = parseKeptList(stored, token());
      if (notes.length > 0) return of<Event>({ type: 'notes.kept', notes });
      removeKeptList(storage);
      return EMPTY;
    }),
  );

/**
 * Parses the notes of a kept list, without malformed ones. Empty if the value is malformed, too large, of
 * another version or of another token.
 */
export function parseKeptList(stored: string, token: string | undefined): readonly Note[] {
  if (stored.length > KEPT_MAX_CHARS || token === undefined) return [];
  const { version, owner, notes } = asObject(parseJson(stored));
  if (version !== KEPT_VERSION || owner !== hashOf(token)) return [];
  const parsed = parseNotes({ notes });
  return 'problem' in parsed ? [] : parsed.notes;
}
