import type { Cause } from '../../lib/cause';
import type { Kind } from './target';
import type { OutboxRecord } from './record';
import type { Target } from './target';

/** An action of the blogger, from a click, a key, or Send. */
export interface Made {
  readonly type: 'made';
  readonly id: string;
  readonly kind: Kind;
  readonly target: Target;
  readonly payload: boolean | string;
  readonly note?: number | undefined;
  readonly owner: string;
  readonly batch?: string | undefined;
  readonly about?: string | undefined;
  /** The platform may have the opposite without a record: a reply approves its comment. */
  readonly isContrary?: boolean;
}

/** The part of the platform's answer that a record adopts. */
export type Result = Partial<Pick<OutboxRecord, 'payload' | 'url'>>;

/** Identifies one request of a record, so that answers to earlier requests are ignored. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

/** Inputs from the blogger, in any tab. `id` is that of the record, or of its `next`. */
export type BloggerInput =
  | Made
  /** The action was undone or discarded, or the text of the reply was changed. */
  | { readonly type: 'undone'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string; readonly newId: string; readonly owner: string }
  /** The undo bar was closed: its undo window ends now. */
  | { readonly type: 'hastened'; readonly id: string }
  | { readonly type: 'signedOut' };

/** Inputs from the sender: its requests and their outcome. */
export type SenderInput =
  /** A request is about to be sent; with `isHurried` before the undo window ends. */
  | { readonly type: 'sent'; readonly id: string; readonly isHurried: boolean }
  /** The platform has carried out the action. */
  | ({ readonly type: 'confirmed'; readonly result?: Result } & Claim)
  /** The platform has refused the action permanently. */
  | ({ readonly type: 'refused'; readonly reason: string; readonly cause?: Cause | undefined } & Claim)
  /** The platform has not carried out the action yet. `retryAfterMs` is 0 without `Retry-After`. */
  | ({
      readonly type: 'postponed';
      readonly retryAfterMs: number;
      readonly cause?: Cause | undefined;
    } & Claim)
  /** The answer is missing, or does not show whether the platform has carried out the action. */
  | ({ readonly type: 'unanswered'; readonly retryAfterMs: number } & Claim)
  /** Time has passed, or another blogger has signed in. */
  | ({ readonly type: 'tidied' } & Reader);

/** The page that reads a record, and its blogger. */
export interface Reader {
  /** The id of the blogger who is signed in; undefined if nobody is, or it is not known. */
  readonly blogger: string | undefined;
  /** When this page began, epoch milliseconds. Later records of an unknown owner are this blogger's. */
  readonly since: number;
}

export type Input = BloggerInput | SenderInput;
