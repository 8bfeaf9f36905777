import type { NoteId } from '../notes/note';

/** Events of the search of the held notes. */
export type FindEvent =
  /** The search was opened, or its box is to get the focus. */
  | { type: 'find.opened' }
  /** `siteId` is null for all sites. */
  | { type: 'find.changed'; query: string; siteId: number | null }
  /** The notes that match, newest first; null if nothing is searched for. */
  | { type: 'find.matched'; noteIds: readonly NoteId[] | null }
  | { type: 'find.closed' };
