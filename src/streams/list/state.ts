import { PAGE_SIZE_NOTES } from '../timing';
import type { Note, NoteId } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import type { Cause } from '../../lib/cause';
import type { PolledNote } from '../notes/polled-note';
import type { Tick } from '../state/tick';

export const FILTER_NAMES = ['all', 'unread', 'comments', 'follows', 'likes'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
/** A filter that can be requested from the platform. */
export type AskedFilter = Exclude<FilterName, 'all'>;

/** Why the last list request failed. `retryInMs` is Infinity if it is not retried automatically. */
export interface ListFailure {
  readonly kind: Cause;
  /** Failures in a row, from 1. */
  readonly failures: number;
  readonly retryInMs: number;
  /** The time that `Retry-After` asks to wait, not capped; 0 without it. */
  readonly askedMs: number;
}

/** How far the list, or one of the platform's filters, is loaded. */
export interface Reach {
  /** How many notes to request. `loaded` of them have arrived. */
  readonly wanted: number;
  readonly loaded: number;
  /** Whether the platform has no more notes. */
  readonly isComplete: boolean;
}

/**
 * How far the list is loaded, and which request is due. A request is due if its due tick is later than the
 * tick at which the last request of its kind started.
 */
export interface ListProgress extends Reach {
  readonly failure: ListFailure | null;
  /** When a light poll became due, and when the last one started. */
  readonly checkDue: Tick;
  readonly checked: Tick;
  /** When the whole list became due, and when the last request for it started. */
  readonly listDue: Tick;
  readonly listed: Tick;
}

/** The notes, and the blogger's position in the list. */
export interface ListState {
  readonly allNotes: Readonly<Record<NoteId, Note>>;
  /**
   * When the blogger last acted on a note, or when the note was last requested; the latest 200. An older
   * response does not change the note.
   */
  readonly touched: Readonly<Record<NoteId, Tick>>;
  /** Notes that are not in `touched` were touched at this tick or before. */
  readonly forgotten: Tick;
  /** Malformed notes, and notes that could not be fetched. A poll requests them again only if their hash changes. */
  readonly unreadable: Readonly<Record<NoteId, PolledNote>>;
  /** Notes that arrived while the list was not scrolled to its top. */
  readonly arrivedNoteIds: Readonly<Record<NoteId, true>>;
  /** How many notes arrived last, and when; null before the first arrival. */
  readonly arrival: { readonly count: number; readonly tick: Tick } | null;
  readonly list: ListProgress;
  /** The reach of each of the platform's filters; empty if the platform does not support filters. */
  readonly filters: Readonly<Partial<Record<FilterName, Reach>>>;
  /** The notes of `allNotes` below the end of the list, with the filters that have found them. */
  readonly foundNotes: Readonly<Record<NoteId, Readonly<Partial<Record<FilterName, true>>>>>;
  /** The notes that the bell counts while there is no list, newest first; null before the first count. */
  readonly counted: readonly NoteSummary[] | null;
  /** False while the panel is closed and has no screen: only a number is needed. */
  readonly isScreenWanted: boolean;
  /** True until the platform's first list arrives; kept notes may be shown before. */
  readonly isLoading: boolean;
  readonly filterName: FilterName;
  /** Whether all older notes are wanted, page by page, up to the limit. */
  readonly isRestWanted: boolean;
  readonly selectedNoteId: NoteId | null;
  /** The row that the keyboard is on. */
  readonly highlightedNoteId: NoteId | null;
}

export const initialListState: ListState = {
  allNotes: {},
  touched: {},
  forgotten: 0,
  unreadable: {},
  arrivedNoteIds: {},
  arrival: null,
  list: {
    wanted: PAGE_SIZE_NOTES,
    loaded: 0,
    isComplete: false,
    failure: null,
    checkDue: 0,
    checked: 0,
    listDue: 0,
    listed: 0,
  },
  filters: {},
  foundNotes: {},
  counted: null,
  isScreenWanted: true,
  isLoading: true,
  filterName: 'all',
  isRestWanted: false,
  selectedNoteId: null,
  highlightedNoteId: null,
};
