import type { NoteId } from '../notes/note';

/** Events about the search of the held notes. */
export type FindEvent =
  /** The search was opened, or its text field should get the focus. */
  | { type: 'find.opened' }
  /** `siteId` is null if all sites are searched. */
  | { type: 'find.changed'; query: string; siteId: number | null }
  /** The ids of the notes that match, newest first; null if there is nothing to search for. */
  | { type: 'find.matched'; noteIds: readonly NoteId[] | null }
  | { type: 'find.closed' };
