import type { NoteId } from '../notes/note';
import type { RowAction } from '../actions/table';
import type { DoneNotes, ListView, NoteTimes } from './state';
import type { OutboxRecord } from '../outbox/record';

/** The note that is open, and the row that is highlighted, after an event. */
export interface Place {
  readonly selectedNoteId: NoteId | null;
  readonly highlightedNoteId: NoteId | null;
}

/** Events about the lists, checked notes, batches, and notes that are set aside. */
export type TriageEvent =
  | { type: 'view.selected'; view: ListView }
  | { type: 'checks.changed'; ids: readonly NoteId[]; areChecked: boolean }
  /** The checks were extended from a row to another one, which is highlighted. */
  | { type: 'checks.extended'; from: NoteId; to: NoteId }
  /** The blogger chose an action for the checked notes. */
  | { type: 'checks.applied'; action: RowAction }
  /** The blogger has set notes aside. */
  | ({ type: 'done.marked'; doneNotes: DoneNotes } & Place)
  /** The blogger has brought notes back; some are unread again. */
  | ({ type: 'done.unmarked'; ids: readonly NoteId[]; unreadIds: readonly NoteId[] } & Place)
  /** The notes that are set aside were read from storage, or changed in another tab. */
  | { type: 'done.restored'; doneNotes: DoneNotes }
  /** The records of the last day, read when their list opens; null when it closes. */
  | { type: 'recent.looked'; records: readonly OutboxRecord[] | null }
  /** Storage has not accepted that these notes are set aside. */
  | { type: 'done.refused'; ids: readonly NoteId[] }
  /** The blogger has unfolded these notes, or opened one. */
  | { type: 'fold.opened'; ids: readonly NoteId[] }
  /** For each note, the time of the activity that the blogger has answered or liked. */
  | { type: 'answers.noted'; answeredNotes: NoteTimes }
  | { type: 'blogger.known'; id: number };
