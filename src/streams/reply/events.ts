import type { ActedOn } from '../notes/acted-on';
import type { NoteId } from '../notes/note';

/** Events about replies and their drafts. */
export type ReplyEvent =
  /** The reply box of this note should get the focus. */
  | { type: 'reply.focused'; id: NoteId }
  | { type: 'reply.typed'; id: ActedOn; text: string }
  | { type: 'reply.submitted'; id: ActedOn; text: string }
  /** `url` is the address of the new reply, or ''. */
  | { type: 'reply.sent'; id: ActedOn; url: string }
  | { type: 'reply.failed'; id: ActedOn; isDuplicate: boolean }
  /** The address of the blogger's own reply to a note was fetched. `key` is the reply's key in `replyUrls`. */
  | { type: 'reply.linked'; key: string; url: string }
  /** The platform has accepted this text, which any tab may have sent. `at` is in epoch milliseconds. */
  | { type: 'draft.sent'; id: ActedOn; text: string; at: number }
  /** Storage has accepted a draft, or refused one because it is full or denied. */
  | { type: 'drafts.stored' }
  | { type: 'drafts.refused' }
  | { type: 'drafts.restored'; drafts: Readonly<Record<ActedOn, string>> }
  /** Another tab has changed the draft. `text` is '' if that tab has sent or deleted it. */
  | { type: 'draft.changedElsewhere'; id: ActedOn; text: string };
