import type { NoteId } from '../notes/note';
import type { ListView } from '../triage/state';

/** A search of the held notes. It is open while the view is `find`. */
export interface Find {
  readonly query: string;
  /** Only notes of this site; null for all sites. */
  readonly siteId: number | null;
  /** The notes that match, hidden ones included; null for an empty search. */
  readonly noteIds: readonly NoteId[] | null;
  /** The list that the search returns to. */
  readonly from: ListView;
  /** Increases each time the search box should get the focus. */
  readonly focus: number;
}

export interface FindState {
  /** Null while the search is closed; may remain set after a filter has replaced the search. */
  readonly find: Find | null;
}

export const initialFindState: FindState = { find: null };
