import type { NoteId } from '../notes/note';
import type { Tick } from '../state/tick';

/** Replies that are being written or sent. */
export interface ReplyState {
  /** Texts that the platform has not accepted yet. */
  readonly drafts: Readonly<Record<NoteId, string>>;
  /** Notes whose draft was typed in this tab. */
  readonly ownDrafts: Readonly<Record<NoteId, true>>;
  /** Notes whose reply is being sent. */
  readonly replying: Readonly<Record<NoteId, true>>;
  /**
   * Notes whose submitted text is not being sent: it failed, or it waits for the network. Until it
   * is sent or its text changes.
   */
  readonly unsentReplies: Readonly<Record<NoteId, 'failed' | 'waiting'>>;
  /** False after storage has refused a draft or a submitted reply, until it accepts a draft. */
  readonly areDraftsStored: boolean;
  /** Addresses of replies that the blogger has posted, by `site/comment`. */
  readonly replyUrls: Readonly<Record<string, string>>;
  /** When the reply box was last asked to take the focus. */
  readonly replyFocus: Tick;
}

export const initialReplyState: ReplyState = {
  drafts: {},
  ownDrafts: {},
  replying: {},
  unsentReplies: {},
  areDraftsStored: true,
  replyUrls: {},
  replyFocus: 0,
};
