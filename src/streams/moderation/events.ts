import type { ActedOn } from '../notes/acted-on';
import type { NoteId } from '../notes/note';

export type ModerationKind = 'spam' | 'trash';

/** Events about spam and trash, from the click to the platform's response. */
export type ModerationEvent =
  | { type: 'moderation.requested'; id: NoteId; kind: ModerationKind }
  | { type: 'moderation.confirmed'; id: ActedOn; kind: ModerationKind }
  | { type: 'moderation.failed'; id: ActedOn; kind: ModerationKind }
  /** A comment has left spam or the trash; `isGone` if the platform has deleted it for ever. */
  | { type: 'restoration.confirmed'; id: ActedOn }
  | { type: 'restoration.failed'; id: ActedOn; isGone: boolean };
