import type { NoteId } from '../notes/note';
import type { ModerationKind, StoredModeration } from './state';

/** Spam and trash, from the click to the platform's response. */
export type ModerationEvent =
  | { type: 'moderation.requested'; id: NoteId; kind: ModerationKind }
  /** Found in storage: the page that began it died. */
  | ({ type: 'moderation.restored'; id: NoteId } & StoredModeration)
  | { type: 'moderation.undone'; id: NoteId }
  /** The undo bar was closed: the request is sent at once. */
  | { type: 'moderation.closed'; id: NoteId }
  | { type: 'moderation.started'; id: NoteId }
  | { type: 'moderation.confirmed'; id: NoteId; kind: ModerationKind }
  | { type: 'moderation.failed'; id: NoteId; kind: ModerationKind };
