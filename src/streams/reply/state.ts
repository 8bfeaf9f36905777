import type { ActedOn } from '../notes/acted-on';
import type { Tick } from '../state/tick';

/** Replies that are being written or sent. */
export interface ReplyState {
  /** Texts that the platform has not accepted yet, by the box in which they were typed. */
  readonly drafts: Readonly<Record<ActedOn, string>>;
  /** False after storage has refused a draft, until it accepts one. */
  readonly areDraftsStored: boolean;
  /** Addresses of replies that the blogger has posted, by `site/comment`. */
  readonly replyUrls: Readonly<Record<string, string>>;
  /** When the reply box was last asked to take the focus. */
  readonly replyFocus: Tick;
}

export const initialReplyState: ReplyState = {
  drafts: {},
  areDraftsStored: true,
  replyUrls: {},
  replyFocus: 0,
};
