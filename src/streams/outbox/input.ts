import type { Cause } from '../../lib/cause';
import type { Aspect, Value } from './aspects';
import type { Target } from './target';

/** A value that the blogger requests by a click, a key, or Send. */
export interface Wanted {
  readonly type: 'wanted';
  readonly id: string;
  readonly aspect: Aspect;
  readonly target: Target;
  readonly wanted: Value;
  /** The value that the screen shows; undefined for a reply. */
  readonly before?: Value | undefined;
  readonly note?: number | undefined;
  readonly owner: string;
  readonly deed?: string | undefined;
  readonly about?: string | undefined;
  readonly newestId?: number | undefined;
  /**
   * Whether the platform's value may differ from the value on the screen, because a reply approves its
   * comment.
   */
  readonly isDoubtful?: boolean;
}

/** The platform's value, and the address and id of a reply. */
export interface Result {
  readonly value?: Value | undefined;
  readonly url?: string;
  readonly newestId?: number | undefined;
}

/** Identifies one request of a record, so that responses to earlier requests are ignored. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

/** Inputs from the blogger, in any tab. `id` is the id of the last intention. */
export type BloggerInput =
  | Wanted
  /** Undo, Discard, or an edit of the reply: requests the previous value again. */
  | {
      readonly type: 'undone';
      readonly id: string;
      readonly newId: string;
      /** The id of the batch that undoes the record's batch. */
      readonly deed?: string | undefined;
    }
  | { readonly type: 'retried'; readonly id: string; readonly newId: string; readonly owner: string }
  /** The undo bar was closed: its undo window ends now. */
  | { readonly type: 'hastened'; readonly id: string }
  | { readonly type: 'signedOut' };

/** The outcome of a request or a check. */
export type Verdict = Claim &
  (
    | /** The platform has carried out the request; without `value`, the sent value applies. */
      ({ readonly type: 'confirmed' } & Result)
    /** A check has found the platform's value; undefined if the reply does not exist. */
    | ({ readonly type: 'looked' } & Result)
    /** The platform has refused the request permanently. */
    | { readonly type: 'refused'; readonly reason: string; readonly cause?: Cause | undefined }
    /** The platform has not carried out the request. `retryAfterMs` is 0 without `Retry-After`. */
    | { readonly type: 'postponed'; readonly retryAfterMs: number; readonly cause?: Cause | undefined }
    /** The response is missing, or does not show whether the platform has carried out the request. */
    | { readonly type: 'unanswered'; readonly retryAfterMs: number; readonly cause?: Cause | undefined }
  );

/** Inputs from the sender: its requests and their outcome. */
export type SenderInput =
  /** A request is about to be sent. `isHurried` if it is sent before the undo window ends. */
  | { readonly type: 'sent'; readonly id: string; readonly isHurried: boolean }
  | Verdict
  /** Time has passed, or another blogger has signed in. */
  | ({ readonly type: 'tidied' } & Reader);

/** The page that reads a record, and its blogger. */
export interface Reader {
  /** The id of the blogger who is signed in; undefined if nobody is, or it is not known. */
  readonly blogger: string | undefined;
  /**
   * When this page started, in epoch milliseconds. Records of an unknown owner that were made later belong to
   * this blogger.
   */
  readonly since: number;
}

export type Input = BloggerInput | SenderInput;
