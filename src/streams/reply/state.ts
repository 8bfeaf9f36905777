import type { ActedOn } from '../notes/acted-on';
import type { Tick } from '../state/tick';

/** Replies that are being written or sent. */
export interface ReplyState {
  /** Texts that the platform has not accepted yet, by reply box: a note id or a comment key. */
  readonly drafts: Readonly<Record<ActedOn, string>>;
  /** Whether storage accepts drafts: false after it has refused one, until it accepts one. */
  readonly areDraftsStored: boolean;
  /** Addresses of the blogger's own replies, by comment key. */
  readonly replyUrls: Readonly<Record<string, string>>;
  /** The tick at which the reply box was last requested to take the focus. */
  readonly replyFocus: Tick;
}

export const initialReplyState: ReplyState = {
  drafts: {},
  areDraftsStored: true,
  replyUrls: {},
  replyFocus: 0,
};
