import type { NoteId } from '../notes/note';
import type { RowAction } from '../actions/table';
import type { DoneNotes, ListView, NoteTimes } from './state';
import type { OutboxRecord } from '../outbox/record';

/** The open note and the highlighted row after an event; null for none. */
export interface Place {
  readonly selectedNoteId: NoteId | null;
  readonly highlightedNoteId: NoteId | null;
}

/** Events about the lists, selected rows, batches, and notes that are set aside. */
export type TriageEvent =
  | { type: 'view.selected'; view: ListView }
  | { type: 'checks.changed'; ids: readonly NoteId[]; areChecked: boolean }
  /** The selection was extended from one row to another, which becomes highlighted. */
  | { type: 'checks.extended'; from: NoteId; to: NoteId }
  /** The blogger chose an action for the selected rows. */
  | { type: 'checks.applied'; action: RowAction }
  /** The blogger has set notes aside. */
  | ({ type: 'done.marked'; doneNotes: DoneNotes } & Place)
  /** The blogger has brought notes back into the lists. Those of `unreadIds` become unread again. */
  | ({ type: 'done.unmarked'; ids: readonly NoteId[]; unreadIds: readonly NoteId[] } & Place)
  /** The notes that are set aside were read from storage, or another tab has changed them. */
  | { type: 'done.restored'; doneNotes: DoneNotes }
  /**
   * The blogger's outbox records of the last day, for the list of recent actions; null when the list closes.
   */
  | { type: 'recent.looked'; records: readonly OutboxRecord[] | null }
  /** Storage did not accept that these notes are set aside. */
  | { type: 'done.refused'; ids: readonly NoteId[] }
  /** The blogger has unfolded a row with these notes, or opened a note. */
  | { type: 'fold.opened'; ids: readonly NoteId[] }
  /** For each comment's note, the time of the last activity that the blogger has replied to or liked. */
  | { type: 'answers.noted'; answeredNotes: NoteTimes }
  | { type: 'blogger.known'; id: number };
