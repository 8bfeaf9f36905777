import type { BatchedAction } from '../actions/table';
import type { OutboxRecord } from '../outbox/record';
import type { NoteId } from '../notes/note';
import type { Tick } from '../state/tick';

/**
 * The lists of the panel: the notes of the filter, the comments that wait for an answer, and recent actions.
 */
export type ListView = 'notes' | 'toAnswer' | 'recent';

/** An action on several notes that was done in this tab. */
export interface Batch {
  /** The value of `deed` in the outbox records of this batch. */
  readonly id: string;
  readonly action: BatchedAction;
  readonly ids: readonly NoteId[];
  /** When the blogger did the action, in epoch milliseconds. */
  readonly at: number;
}

/** A batch that can be undone. */
export interface Deed extends Batch {
  /** The activity that the batch covers: for each note, its time. */
  readonly times: NoteTimes;
}

/** A note that the blogger has set aside. */
export interface DoneNote {
  /**
   * The time of the last activity before the note was set aside, in epoch milliseconds; later activity brings it
   * back.
   */
  readonly timestamp: number;
  /** How the note was set aside; undefined until `keepDone` has read it from storage. */
  readonly details?: DoneDetails | undefined;
}

/** When a note was set aside, and what is needed to list it and to bring it back. */
export interface DoneDetails {
  /** When the note was set aside, in epoch milliseconds. */
  readonly at: number;
  /** The headline and the excerpt, one per line, because the note itself may not be loaded. */
  readonly about: string;
  /** Whether the note becomes unread again when it is brought back. */
  readonly wasUnread: boolean;
}

export type DoneNotes = Readonly<Record<NoteId, DoneNote>>;

/** A time for each note, in epoch milliseconds: that of the last activity that counts. */
export type NoteTimes = Readonly<Record<NoteId, number>>;

export interface TriageState {
  /** The list that is shown. `find` is the list of search results. */
  readonly view: ListView | 'find';
  /** The selected notes, to which the next batch applies. */
  readonly checkedNoteIds: Readonly<Record<NoteId, true>>;
  /** The batches of this tab that can be undone, the latest last. */
  readonly deeds: readonly Deed[];
  /** When notes were unfolded. These notes, and notes that join them, no longer fold. */
  readonly unfoldedNoteIds: Readonly<Record<NoteId, Tick>>;
  /** Notes that the blogger has set aside. New activity brings them back. */
  readonly doneNotes: DoneNotes;
  /**
   * Comments that the blogger has replied to or liked since the page started. New activity needs another
   * answer.
   */
  readonly answeredNotes: NoteTimes;
  /** The blogger's user id; null until it is known. */
  readonly bloggerId: number | null;
  /** The blogger's outbox records while the list of recent actions is open; null before they are read. */
  readonly recentRecords: readonly OutboxRecord[] | null;
}

export const initialTriageState: TriageState = {
  view: 'notes',
  checkedNoteIds: {},
  deeds: [],
  unfoldedNoteIds: {},
  doneNotes: {},
  answeredNotes: {},
  bloggerId: null,
  recentRecords: null,
};
