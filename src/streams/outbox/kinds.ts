import { REPLY_RETRIES_COUNT, UNDO_MS } from '../timing';

/** What a blogger can do that has an effect on the platform. */
export type Kind = 'trash' | 'spam' | 'approve' | 'like' | 'follow' | 'reply' | 'read' | 'unread';

/** The rules of a kind; `requests.ts` has its calls. */
export interface KindRules {
  /** Kinds of one slot replace each other: of a target, the last intention of a slot counts. */
  readonly slot: 'status' | 'like' | 'follow' | 'reply' | 'read';
  /** Milliseconds in which Undo prevents the request. */
  readonly undoMs: number;
  /** The kind that takes it back; its own kind means the opposite payload. */
  readonly inverse?: Kind;
  /** While one has no answer, another one is refused (section 5). */
  readonly isExclusive: boolean;
  /** The platform is asked before the first request, too, because a second one would do more harm. */
  readonly looksFirst: boolean;
  /** After so many retries it fails. Infinity for a request that is tried for a day. */
  readonly retries: number;
}

const TOGGLE = { undoMs: 0, isExclusive: false, looksFirst: false, retries: Infinity } as const;

/** One line for each kind of action. A comment that is trashed twice is deleted for ever. */
export const KINDS: Readonly<Record<Kind, KindRules>> = {
  trash: { ...TOGGLE, slot: 'status', undoMs: UNDO_MS, looksFirst: true },
  spam: { ...TOGGLE, slot: 'status', undoMs: UNDO_MS, looksFirst: true },
  approve: { ...TOGGLE, slot: 'status', inverse: 'approve' },
  like: { ...TOGGLE, slot: 'like', inverse: 'like' },
  follow: { ...TOGGLE, slot: 'follow', inverse: 'follow' },
  reply: { ...TOGGLE, slot: 'reply', isExclusive: true, retries: REPLY_RETRIES_COUNT },
  read: { ...TOGGLE, slot: 'read', inverse: 'unread' },
  unread: { ...TOGGLE, slot: 'read', inverse: 'read' },
};

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);
