import type { NoteId } from '../notes/note';

/** Events of the search of the held notes. */
export type FindEvent =
  /** The search was opened, or its box should get the focus. */
  | { type: 'find.opened' }
  /** `siteId` is null for all sites. */
  | { type: 'find.changed'; query: string; siteId: number | null }
  /** The notes that match, newest first; null for an empty search. */
  | { type: 'find.matched'; noteIds: readonly NoteId[] | null }
  | { type: 'find.closed' };
