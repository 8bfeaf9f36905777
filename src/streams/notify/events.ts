import type { NoteId } from '../notes/note';

/** The blogger clicked a notification. */
export type NotifyEvent = { type: 'notified.clicked'; id: NoteId };
