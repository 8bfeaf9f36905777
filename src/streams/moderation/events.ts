import type { NoteId } from '../notes/note';

export type ModerationKind = 'spam' | 'trash';

/** Events about spam and trash, from the click to the platform's response. */
export type ModerationEvent =
  | { type: 'moderation.requested'; id: NoteId; kind: ModerationKind }
  | { type: 'moderation.undone'; id: NoteId }
  /** The undo bar was closed: the request is sent at once. */
  | { type: 'moderation.closed'; id: NoteId }
  | { type: 'moderation.confirmed'; id: NoteId; kind: ModerationKind }
  | { type: 'moderation.failed'; id: NoteId; kind: ModerationKind }
  /** A comment has left spam or the trash; `isGone` if the platform has deleted it for ever. */
  | { type: 'restoration.confirmed'; id: NoteId }
  | { type: 'restoration.failed'; id: NoteId; kind: 'unspam' | 'untrash'; isGone: boolean };
