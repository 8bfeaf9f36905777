import { current, type Draft } from 'immer';
import type { Note, NoteId } from '../notes/note';
import type { PolledNote } from '../notes/polled-note';
import { addUnreadable, isInUse, keepWithinLimit, removeNote } from './note-limit';
import { remove } from '../../lib/remove';
import { isOlder } from '../notes/read-mark';
import { keepInFilter } from '../reading/reducer';
import { newestFirst, selectHeldNotes, selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import type { Tick } from '../state/tick';
import { forgetOldTicks, requestCheck } from '../state/touch';
import { isRemoved, noteOverlay } from '../outbox/note-records';

/** Whether a response was requested before the last local change or the last request of the note. */
const isOutdated = ({ touched, forgotten }: Draft<State>, id: NoteId, asked: Tick): boolean =>
  (touched[id] ?? forgotten) > asked;

/** Adds the notes of a list. Those that a filter has found before are now part of the list. */
export function addListed(state: Draft<State>, notes: readonly Note[], ...rest: AddRest): void {
  for (const { id } of notes) remove(state.foundNotes, id);
  addNotes(state, notes, ...rest);
}
type AddRest = readonly [unreadable: readonly PolledNote[], asked: Tick];

/** Adds or replaces notes, and remembers malformed ones and those that could not be fetched. */
export function addNotes(
  state: Draft<State>,
  notes: readonly Note[],
  unreadable: readonly PolledNote[],
  asked: Tick,
): void {
  for (const note of notes) addNote(state, note, asked);
  if (unreadable.length > 0) addUnreadable(state, unreadable);
  keepWithinLimit(state);
  forgetOldTicks(state);
}

/** Adds or replaces a note, and removes local flags that are now redundant. */
function addNote(state: Draft<State>, note: Note, asked: Tick): void {
  if (isGone(state, note)) return;
  if (isOutdated(state, note.id, asked)) {
    // While push works, no poll follows, so a check is requested.
    requestCheck(state);
    return;
  }
  remove(state.unreadable, note.id);
  // An unchanged note keeps its object, so that nothing renders again.
  const held = state.allNotes[note.id];
  if (held && note.hash !== undefined && held.hash === note.hash) return;
  if (note.isRead) keepInFilter(state, note.id);
  // New activity of an open note may be unseen, so the note is treated like one that opened automatically.
  else if (held && held.timestamp < note.timestamp && state.selectedNoteId === note.id)
    state.autoOpenedNoteId = note.id;
  state.allNotes[note.id] = note as Draft<Note>;
  state.touched[note.id] = asked;
  const mark = state.noteReads[note.id];
  // While a read mark is being sent, the response may still show the state before it.
  const isReported = mark?.isRead === note.isRead && !(note.id in state.sentReads);
  if (mark && (isReported || isOlder(mark, note))) remove(state.noteReads, note.id);
}

/**
 * Whether a note was removed here, because its comment was trashed or marked as spam. A note whose request still
 * waits is kept, so that its undo bar can be shown.
 */
function isGone(state: Draft<State>, note: Note): boolean {
  const { removal, isWaiting } = noteOverlay(state, note);
  return !(note.id in state.allNotes) && removal !== undefined && !isWaiting;
}

/**
 * Counts new notes that are newer than all held ones as arrivals. Older notes do not count, because they just had
 * not been requested before.
 */
export function markArrivals(state: Draft<State>, notes: readonly Note[], asked: Tick): void {
  const [newest] = selectSortedNotes(current(state));
  if (!newest) return;
  const arrived = notes.filter(
    (note) =>
      !(note.id in state.allNotes) &&
      !isRemoved(state, note) &&
      note.timestamp >= newest.timestamp &&
      !isOutdated(state, note.id, asked),
  );
  for (const { id } of arrived) state.arrivedNoteIds[id] = true;
  if (arrived.length > 0) state.arrival = { count: arrived.length, tick: state.tick };
}

/** Removes notes that the platform no longer has. A slower, older response does not add them again. */
export function removeNotes(state: Draft<State>, ids: readonly NoteId[], asked: Tick): void {
  for (const id of ids) {
    if (isOutdated(state, id, asked)) requestCheck(state);
    else if (!isInUse(state, id)) {
      removeNote(state, id);
      state.touched[id] = asked;
    }
  }
  forgetOldTicks(state);
}

/**
 * Returns the held notes that a list response lacks: all of them if the response is complete, otherwise those
 * newer than its oldest note. If that oldest note was not held before, the first list also drops the kept
 * notes below it, except the open one, because there may be a gap.
 */
export function findMissing(state: Draft<State>, listed: readonly Note[], isComplete: boolean): NoteId[] {
  const ids = new Set(listed.map(({ id }) => id));
  const oldest = [...listed].sort(newestFirst).at(-1);
  const isCutOff = state.isLoading && !(oldest && oldest.id in state.allNotes);
  return selectHeldNotes(current(state))
    .filter(
      (note) =>
        !ids.has(note.id) &&
        (isComplete ||
          (oldest !== undefined && newestFirst(note, oldest) < 0) ||
          (isCutOff && note.id !== state.selectedNoteId)),
    )
    .map(({ id }) => id);
}

/**
 * Requests a check of the kept notes below the first list: a light poll, or the whole list if any held note has
 * no hash.
 */
export function checkBelow(state: Draft<State>, number: number): void {
  const notes = Object.values(state.allNotes);
  if (notes.length <= number) return;
  requestCheck(state);
  if (notes.some(({ hash }) => hash === undefined)) state.list.listDue = state.tick;
}
