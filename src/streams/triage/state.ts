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

/** A batch that can be undone. */
export interface Deed extends Batch {
  /** The activity that the batch covers: for each note, its time. */
  readonly times: NoteTimes;
}

/** A note that the blogger has set aside. */
export interface DoneNote {
  /** The time of its last activity, epoch milliseconds; later activity brings the note back. */
  readonly timestamp: number;
  /** Undefined until the code of actions is loaded. */
  readonly details?: DoneDetails | undefined;
}

/** How a note was set aside. */
export interface DoneDetails {
  /** When the note was set aside, epoch milliseconds. */
  readonly at: number;
  /** The headline and the excerpt, because the note itself may not be loaded. */
  readonly about: string;
  /** Whether the note becomes unread again when it is brought back. */
  readonly wasUnread: boolean;
}

export type DoneNotes = Readonly<Record<NoteId, DoneNote>>;

/** For each note, the time of the last activity that counted, epoch milliseconds. */
export type NoteTimes = Readonly<Record<NoteId, number>>;

export interface TriageState {
  /** `find` lists the results of a search. */
  readonly view: ListView | 'find';
  /** The notes to which the next batch applies. */
  readonly checkedNoteIds: Readonly<Record<NoteId, true>>;
  /** The batches of this tab that can be taken back, the latest last. */
  readonly deeds: readonly Deed[];
  /** When notes were unfolded. These notes, and notes that join them, no longer fold. */
  readonly unfoldedNoteIds: Readonly<Record<NoteId, Tick>>;
  /** Notes that the blogger has set aside; new activity brings them back. */
  readonly doneNotes: DoneNotes;
  /** Comments that the blogger has answered or liked since the page started; new activity needs another answer. */
  readonly answeredNotes: NoteTimes;
  /** Null until the id is known. */
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
