import { asyncScheduler, defer, from, merge, mergeMap, type Observable } from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { Storage } from '../deps';
import type { NoteId } from '../notes/note';
import type { Event } from '../state/events';
import { noteOfDraftKey, noteOfReadKey, parseDraft, SEEN_KEY, SHORTCUTS_KEY, SHORTCUTS_OFF } from '../stored';
import { DRAFT_LIFETIME_MS } from '../timing';

/** What was kept from the last visit: read flags, the last seen time, drafts; and what other tabs change (decision 11). */
export const storage: Behaviour = (_events$, _state$, { storage: stored }) =>
  merge(
    defer(() => from(restored(stored))),
    stored.changes$.pipe(mergeMap(({ key, value }) => fromOtherTab(key, value))),
  );

function restored(stored: Storage): Event[] {
  const keys = stored.keys();
  const ids = keys.flatMap((key) => noteOfReadKey(key) ?? []);
  const drafts: Record<NoteId, string> = {};
  for (const key of keys) {
    const id = noteOfDraftKey(key);
    const draft = id === undefined ? undefined : parseDraft(stored.get(key) ?? '');
    if (id !== undefined && draft && asyncScheduler.now() - draft.savedAt <= DRAFT_LIFETIME_MS)
      drafts[id] = draft.text;
  }
  return [
    { type: 'seen.advanced', time: seenTime(stored.get(SEEN_KEY)) },
    { type: 'reads.restored', ids },
    { type: 'drafts.restored', drafts },
    ...(stored.get(SHORTCUTS_KEY) === SHORTCUTS_OFF
      ? [{ type: 'shortcuts.switched' as const, isOn: false }]
      : []),
  ];
}

function fromOtherTab(key: string, value: string | undefined): Observable<Event> | Event[] {
  if (key === SEEN_KEY) return [{ type: 'seen.advanced', time: seenTime(value) }];
  if (key === SHORTCUTS_KEY) return [{ type: 'shortcuts.switched', isOn: value !== SHORTCUTS_OFF }];
  const draftOf = noteOfDraftKey(key);
  if (draftOf !== undefined)
    return [{ type: 'draft.changedElsewhere', id: draftOf, text: parseDraft(value ?? '')?.text ?? '' }];
  const id = noteOfReadKey(key);
  return id !== undefined && value !== undefined ? [{ type: 'reads.restored', ids: [id] }] : [];
}

/** Epoch seconds; 0 for what is no time. */
const seenTime = (value: string | undefined): number => (value && /^\d+$/.test(value) ? Number(value) : 0);
