import type { NoteId } from '../notes/note';
import type { ListView } from '../triage/state';

/** A search of the held notes. The search is open while the view is `find`. */
export interface Find {
  readonly query: string;
  /** Only notes about this site are searched; null for all sites. */
  readonly siteId: number | null;
  /** The ids of the notes that match, including hidden ones; null if there is nothing to search for. */
  readonly noteIds: readonly NoteId[] | null;
  /** The list that is shown again when the search closes. */
  readonly from: ListView;
  /** A counter that increases each time the text field should get the focus. */
  readonly focus: number;
}

export interface FindState {
  /** Null while the search is closed. May remain set after the blogger has left the search by a filter. */
  readonly find: Find | null;
}

export const initialFindState: FindState = { find: null };
