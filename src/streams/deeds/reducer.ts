import { current, type Draft } from 'immer';
import { remove } from '../../lib/remove';
import { replaceSelected, selectLeftNote } from '../list/selection';
import type { NoteId } from '../notes/note';
import { isOlder } from '../notes/read-mark';
import { isRemoval } from '../outbox/aspects';
import type { OutboxRecord } from '../outbox/record';
import { undoBars } from '../outbox/selectors';
import { markAsRead, markAsUnread, markUnreadAndClose } from '../reading/reducer';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
import { touch } from '../state/touch';
import type { Batch } from '../triage/state';
import { placeWithout } from './place-after-removal';

/** Handles requested actions and batches, and Undo, Retry and Discard. */
export const deedHandlers: HandlersOf<'action' | 'batch' | 'deed'> = {
  // The undo bar takes the place of the note's row, which stays highlighted.
  'action.requested': (state, { action, id }) => {
    if (!isRemoval(action) || !(id in state.allNotes)) return;
    const { highlightedNoteId, leftNoteId, selectedNoteId } = state;
    leave(state, [id]);
    state.highlightedNoteId = highlightedNoteId;
    if (selectedNoteId !== id) state.leftNoteId = leftNoteId;
  },
  'batch.requested': (state, { id, action, ids, at }) => {
    state.checkedNoteIds = {};
    const times = Object.fromEntries(ids.map((each) => [each, state.allNotes[each]?.timestamp ?? 0]));
    state.deeds.push({ id, action, ids: [...ids], at, times });
    if (isRemoval(action)) leave(state, ids);
    // Liked comments leave the "To answer" list.
    if (action === 'like' && state.view === 'toAnswer' && state.highlightedNoteId !== state.selectedNoteId)
      state.highlightedNoteId = placeWithout(current(state), ids).highlightedNoteId;
    if (action === 'read' || action === 'unread') markAll(state, ids, action === 'read');
  },
  'deed.undone': (state, { id }) => {
    const deed = state.deeds.find((each) => each.id === id);
    if (deed?.action === 'read' || deed?.action === 'unread') {
      const ids = deed.ids.filter(
        (each) => !isOlder({ timestamp: deed.times[each] ?? 0 }, state.allNotes[each]),
      );
      markAll(state, ids, deed.action === 'unread');
    }
    reselect(state, id);
    uncheck(state, id);
    leaveOut(state, (record) => record.id === id);
  },
  'deed.closed': (state, { id }) => close(state, id),
  'deed.retried': (state, { id }) => uncheck(state, id),
  'deed.discarded': (state, { id }) =>
    leaveOut(state, (record) => record.failed !== undefined && [record.id, record.deed].includes(id)),
  // The opposite mark replaces a refused one. Without a mark, other tabs would assume that the platform had
  // accepted it.
  'deed.refused': (state, { isRead, ids }) => {
    for (const each of ids) {
      if (isRead) markAsUnread(state, each);
      else markAsRead(state, each);
      if (each in state.allNotes) state.checkedNoteIds[each] = true;
    }
    const isOver = ({ action, ids: own }: Batch): boolean =>
      action === (isRead ? 'read' : 'unread') && ids.some((each) => own.includes(each));
    state.deeds = state.deeds.filter((deed) => !isOver(deed));
  },
};

function close(state: Draft<State>, id: string): void {
  const at = state.deeds.findIndex((each) => each.id === id);
  if (at !== -1) state.deeds.splice(at, 1);
}

/**
 * Removes the notes of undone or discarded records from their batches, so that Undo of a batch skips these notes.
 */
function leaveOut(state: Draft<State>, isMeant: (record: OutboxRecord) => boolean): void {
  for (const record of Object.values(state.outbox.records).filter(isMeant)) {
    const deed = state.deeds.find(({ id }) => id === record.deed);
    if (!deed) continue;
    deed.ids = deed.ids.filter((each) => each !== record.note);
    if (deed.ids.length === 0) close(state, deed.id);
  }
}

/** Deselects the notes of a batch, whose rows were selected because an action had failed. */
function uncheck(state: Draft<State>, id: string): void {
  for (const { deed, note = NaN } of Object.values(state.outbox.records))
    if (deed === id) remove(state.checkedNoteIds, note);
}

function markAll(state: Draft<State>, ids: readonly NoteId[], isRead: boolean): void {
  for (const id of ids) {
    if (isRead) markAsRead(state, id);
    else markUnreadAndClose(state, id);
    const mark = state.noteReads[id];
    if (mark) mark.isOfBatch = true;
  }
}

/**
 * If these notes are open or highlighted, opens or highlights the next ones that stay (section 4). Only a wide
 * window opens the next note, and it is not marked as read at once, because the blogger has not chosen it.
 */
function leave(state: Draft<State>, ids: readonly NoteId[]): void {
  const { selectedNoteId: open } = state;
  const { selectedNoteId, highlightedNoteId } = placeWithout(current(state), ids);
  state.leftNoteId = null;
  if (open !== null && open !== selectedNoteId) replaceSelected(state, open, selectedNoteId ?? undefined);
  state.highlightedNoteId = highlightedNoteId;
  for (const id of ids) touch(state, id);
}

/**
 * Reopens the note that Undo restores (section 4). If Undo restores several notes, only the one that was open
 * is reopened. The outbox restores the note itself in the same frame.
 */
function reselect(state: Draft<State>, id: string): void {
  const deed = state.deeds.find((each) => each.id === id);
  const bars = undoBars(state).filter((bar) => bar.id === id || bar.deed === id);
  const ids = deed && isRemoval(deed.action) ? deed.ids : bars.flatMap(({ note }) => note ?? []);
  // The "Recently done" view stays open.
  const isOne = state.view !== 'recent' && bars.some((bar) => bar.id === id);
  const again = isOne ? ids[0] : selectLeftNote(state);
  if (again === undefined || !ids.includes(again) || !(again in state.allNotes)) return;
  state.selectedNoteId = again;
  // The note that opened automatically in its place stays unread.
  state.autoOpenedNoteId = null;
  markAsRead(state, again);
}
