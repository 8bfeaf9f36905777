import type { BatchedAction } from '../actions/table';
import type { OutboxRecord } from '../outbox/record';
import type { NoteId } from '../notes/note';
import type { Tick } from '../state/tick';

/** The lists of the panel: the notes of the filter, comments that wait for an answer, recent actions. */
export type ListView = 'notes' | 'toAnswer' | 'recent';

/** An action on several notes in this tab. */
export interface Batch {
  /** The `deed` of its records in the outbox. */
  readonly id: string;
  readonly action: BatchedAction;
  readonly ids: readonly NoteId[];
  /** When the blogger did it, epoch milliseconds. */
  readonly at: number;
}

/** A note that the blogger has set aside. */
export interface DoneNote {
  /** When its last activity was, epoch milliseconds; later activity brings it back. */
  readonly timestamp: number;
  /** Undefined until the code of actions is loaded. */
  readonly details?: DoneDetails | undefined;
}

/** How a note was set aside. */
export interface DoneDetails {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The headline and the excerpt, because the note itself may not be loaded. */
  readonly about: string;
  /** The note is unread again when it is brought back. */
  readonly wasUnread: boolean;
}

export type DoneNotes = Readonly<Record<NoteId, DoneNote>>;

/** The time of the last activity that counted, for each note, epoch milliseconds. */
export type NoteTimes = Readonly<Record<NoteId, number>>;

export interface TriageState {
  /** `find` lists what a search has found. */
  readonly view: ListView | 'find';
  /** The notes that the next batch is for. */
  readonly checkedNoteIds: Readonly<Record<NoteId, true>>;
  /** What this tab has done to several notes at once and can be taken back, the latest last. */
  readonly deeds: readonly Batch[];
  /** When notes were unfolded: they, and notes that join them, do not fold any more. */
  readonly unfoldedNoteIds: Readonly<Record<NoteId, Tick>>;
  /** Notes that the blogger has set aside; new activity brings them back. */
  readonly doneNotes: DoneNotes;
  /** Comments that the blogger has answered or liked on this page; new activity needs another answer. */
  readonly answeredNotes: NoteTimes;
  /** Null until it is known. */
  readonly bloggerId: number | null;
  /** The blogger's records while the list of recent actions is open; null until they are read. */
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
