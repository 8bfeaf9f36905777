import { asyncScheduler, defer, merge, mergeMap, of } from 'rxjs';
import type { NoteId } from '../notes/note';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { Event } from '../state/events';
import { currentDraft, noteOfDraftKey, parseDraft } from './stored-draft';

/**
 * Restores stored drafts that are at most 24 h old (section 5), and follows drafts of other tabs.
 */
export const restoreDrafts: Behaviour = (_events$, _state$, { storage }) =>
  merge(
    defer(() => of<Event>({ type: 'drafts.restored', drafts: recentDrafts(storage) })),
    storage.changes$.pipe(mergeMap(({ key, value }) => changedElsewhere(key, value))),
  );

function recentDrafts(storage: Storage): Record<NoteId, string> {
  const drafts: Record<NoteId, string> = {};
  for (const key of storage.keys()) {
    const id = noteOfDraftKey(key);
    if (id === undefined) continue;
    const draft = currentDraft(storage.get(key), asyncScheduler.now());
    if (draft) drafts[id] = draft.text;
  }
  return drafts;
}

function changedElsewhere(key: string, value: string | undefined): Event[] {
  const id = noteOfDraftKey(key);
  if (id === undefined) return [];
  return [{ type: 'draft.changedElsewhere', id, text: parseDraft(value ?? '')?.text ?? '' }];
}
