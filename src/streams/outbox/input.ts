import type { Kind } from './target';
import type { OutboxRecord } from './record';
import type { Target } from './target';

/** What the blogger does: a click, a key, or Send. */
export interface Made {
  readonly type: 'made';
  readonly id: string;
  readonly kind: Kind;
  readonly target: Target;
  readonly payload: boolean | string;
  readonly note?: number | undefined;
  readonly owner: string;
  readonly batch?: string | undefined;
}

/** What the platform has made of an action, where it tells more than success. */
export type Result = Partial<Pick<OutboxRecord, 'payload' | 'url'>>;

/** A request of a record, so that the answer to an earlier one changes nothing. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

/** What the blogger does about records, in any tab. `id` is that of the record, or of its `next`. */
export type BloggerInput =
  | Made
  /** Undo, Discard, or the text of a reply was removed. */
  | { readonly type: 'undone'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string; readonly newId: string; readonly owner: string }
  /** The undo bar was closed: its undo window ends now. */
  | { readonly type: 'hastened'; readonly id: string }
  | { readonly type: 'signedOut' }
  /** `owner` has signed in. */
  | { readonly type: 'bloggerChanged'; readonly owner: string };

/** What the sender does and learns. */
export type SenderInput =
  /** A request is about to be sent; with `isHurried` before the undo window ends. */
  | { readonly type: 'sent'; readonly id: string; readonly owner: string; readonly isHurried: boolean }
  | ({ readonly type: 'confirmed'; readonly result?: Result } & Claim)
  /** Refused for good: the answer names this action. */
  | ({ readonly type: 'refused'; readonly reason: string } & Claim)
  /** Not accepted for now, and not carried out. `retryAfterMs` is 0 if the answer does not ask to wait. */
  | ({ readonly type: 'postponed'; readonly retryAfterMs: number } & Claim)
  /** No answer: the platform may have carried it out. */
  | ({ readonly type: 'lost' } & Claim)
  /** The sender of this request is gone. */
  | ({ readonly type: 'abandoned' } & Claim)
  /** The platform was asked, and shows the action as done or not. */
  | ({ readonly type: 'looked'; readonly isDone: boolean; readonly result?: Result } & Claim)
  | ({ readonly type: 'lookFailed'; readonly retryAfterMs: number } & Claim)
  /** Times of the record are in the future, because the clock was set back. */
  | { readonly type: 'clockSet' }
  /** A waiting record is too old to be sent, or a done one to be kept. */
  | { readonly type: 'aged' }
  /** Nobody knows whether the blogger who is signed in did it. */
  | { readonly type: 'doubted' };

export type Input = BloggerInput | SenderInput;
