import type { Note, NoteId } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import type { PolledNote } from '../notes/polled-note';
import type { Tick } from '../state/tick';
import type { AskedFilter, FilterName, ListFailure } from './state';

/**
 * Responses about notes, and requests for more. `asked` is the tick at which the request started
 * (decision local-override-ten-seconds).
 */
export type NotesEvent =
  /** The newest `number` notes arrived; `isComplete` if the platform has no more. */
  | {
      type: 'notes.listed';
      notes: readonly Note[];
      unreadable: readonly PolledNote[];
      number: number;
      isComplete: boolean;
      lastSeenTime: number;
      asked: Tick;
    }
  /** The missing notes of the `number` wanted ones arrived; `isComplete` if the platform has no more. */
  | {
      type: 'notes.paged';
      notes: readonly Note[];
      unreadable: readonly PolledNote[];
      number: number;
      isComplete: boolean;
      asked: Tick;
    }
  /** The notes of the last visit were read from storage; they are shown until the platform responds. */
  | { type: 'notes.kept'; notes: readonly Note[] }
  /** The newest notes arrived for the number on the bell; `isComplete` if there are no more. */
  | {
      type: 'notes.counted';
      notes: readonly NoteSummary[];
      isComplete: boolean;
      lastSeenTime: number;
      asked: Tick;
    }
  /** The screen is about to be shown, and needs the list. */
  | { type: 'screen.wanted' }
  | { type: 'notes.fetched'; notes: readonly Note[]; unreadable: readonly PolledNote[]; asked: Tick }
  | { type: 'notes.gone'; ids: readonly NoteId[]; asked: Tick }
  /** A light poll succeeded. Sent only if the poll was due, or if the state or a filter waits for one. */
  | { type: 'notes.confirmed'; asked: Tick }
  | ({ type: 'notes.failed' } & ListFailure)
  /** The whole list became due. */
  | { type: 'notes.outdated' }
  | { type: 'notes.moreWanted' }
  /** All older notes are wanted, up to the limit. */
  | { type: 'notes.restWanted' }
  /** A light poll became due. */
  | { type: 'notes.refreshRequested' }
  /** The blogger pressed "Try again". */
  | { type: 'notes.retryRequested' }
  /** The distances to the list's ends in pixels. `isMoving` is true until scrolling has ended. */
  | { type: 'list.scrolled'; fromBottomPx: number; fromTopPx: number; isMoving: boolean };

/** Events about the platform's filters. */
export type FiltersEvent =
  /** The operator has configured that the platform supports filters. */
  | { type: 'filters.offered' }
  /** The platform ignores or refuses filters. */
  | { type: 'filters.refused' }
  /** The newest `number` notes of a filter: all ids, and the notes that were fetched. */
  | {
      type: 'filters.loaded';
      name: AskedFilter;
      ids: readonly NoteId[];
      notes: readonly Note[];
      unreadable: readonly PolledNote[];
      number: number;
      isComplete: boolean;
      asked: Tick;
    }
  | { type: 'filters.failed'; name: AskedFilter };

/** Events about the open note, the highlighted row and the filter. */
export type SelectionEvent =
  | { type: 'note.selected'; id: NoteId }
  | { type: 'note.deselected' }
  /** The keyboard moved to the note's row. */
  | { type: 'note.highlighted'; id: NoteId }
  | { type: 'filter.selected'; name: FilterName };
