import type { Kind } from './target';
import { REPLY_RETRIES_COUNT, UNDO_MS } from '../timing';

/** The rules of a kind; `requests.ts` has its calls. */
export interface KindRules {
  /** Milliseconds in which Undo prevents the request. */
  readonly undoMs: number;
  /** The kind that reverses it; if it is the same kind, the opposite payload does. */
  readonly inverse?: Kind;
  /** Whether another one is refused while one has no answer (section 5). */
  readonly isExclusive: boolean;
  /** Whether the sender looks before the first request, too, because a repeated request does harm. */
  readonly looksFirst: boolean;
  /** The number of retries until it fails; Infinity for a request that is retried for a day. */
  readonly retries: number;
}

const TOGGLE = { undoMs: 0, isExclusive: false, looksFirst: false, retries: Infinity } as const;

/** One line for each kind of action. A comment that is trashed twice is deleted for ever. */
export const KINDS: Readonly<Record<Kind, KindRules>> = {
  trash: { ...TOGGLE, inverse: 'untrash', undoMs: UNDO_MS, looksFirst: true },
  spam: { ...TOGGLE, inverse: 'unspam', undoMs: UNDO_MS, looksFirst: true },
  untrash: { ...TOGGLE, inverse: 'trash' },
  unspam: { ...TOGGLE, inverse: 'spam' },
  approve: { ...TOGGLE, inverse: 'approve' },
  like: { ...TOGGLE, inverse: 'like' },
  follow: { ...TOGGLE, inverse: 'follow' },
  reply: { ...TOGGLE, isExclusive: true, retries: REPLY_RETRIES_COUNT },
};

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);
