import { LOOKED_MS, REPLY_RETRIES_COUNT, UNDO_MS } from '../timing';

/** Something of which the platform has one value, and which a blogger can set. A reply is posted once. */
export type Aspect = 'status' | 'like' | 'follow' | 'reply';

/**
 * The value of an aspect: for a status `approved`, `unapproved`, `spam`, `trash`, or `listed`, which is
 * whatever the platform restores; for a like and a follow true or false; for a reply its text.
 */
export type Value = boolean | string;

/** An action that changes a comment in its conversation. */
export type SettledAction = 'approve' | 'unapprove' | 'spam' | 'trash' | 'restore' | 'like' | 'unlike';

/** What a blogger does, by the value that is wanted. */
export type Action = SettledAction | 'follow' | 'unfollow' | 'reply';

/** The rules of an aspect; `requests.ts` has its calls. */
interface Rules {
  readonly isValue: (value: Value) => boolean;
  /** Whether another one is refused while one has no answer (section 5). */
  readonly isExclusive: boolean;
  /** The number of retries until it fails; Infinity for a request that is retried for a day. */
  readonly retries: number;
}

const STATUSES: readonly Value[] = ['approved', 'unapproved', 'spam', 'trash', 'listed'];
const FLAG: Rules = { isValue: (value) => typeof value === 'boolean', isExclusive: false, retries: Infinity };
export const ASPECTS: Readonly<Record<Aspect, Rules>> = {
  status: { ...FLAG, isValue: (value) => STATUSES.includes(value) },
  like: FLAG,
  follow: FLAG,
  reply: {
    isValue: (value) => typeof value === 'string' && value !== '',
    isExclusive: true,
    retries: REPLY_RETRIES_COUNT,
  },
};

export const isAspect = (value: unknown): value is Aspect =>
  typeof value === 'string' && Object.hasOwn(ASPECTS, value);

/** Whether a status takes its comment out of the lists. */
export const isRemoval = (value: Value | undefined): value is 'spam' | 'trash' =>
  value === 'spam' || value === 'trash';

/** Milliseconds in which Undo prevents the request for a value. */
export const undoMsOf = (value: Value): number => (isRemoval(value) ? UNDO_MS : 0);

/** Whether the platform has what the blogger wants. */
export const matches = (wanted: Value, known: Value | undefined): boolean =>
  wanted === 'listed' ? known !== undefined && !isRemoval(known) : wanted === known;

/** What is wanted, and what is known; `lookedAt` is in epoch milliseconds. */
interface Known {
  readonly wanted: Value;
  readonly known?: Value | undefined;
  readonly lookedAt?: number | undefined;
}

/**
 * Whether the platform has to be looked at before the next request: a comment that is trashed twice is
 * deleted for ever, spam is fetched first (section 4), and only what is known to be removed can be restored.
 */
export const needsLook = ({ wanted, known, lookedAt }: Known, now: number): boolean =>
  isRemoval(wanted)
    ? known === undefined || lookedAt === undefined || Math.abs(now - lookedAt) > LOOKED_MS
    : wanted === 'listed' && known === undefined;

/** The action that leads to the wanted value. */
export function actionOf({ aspect, wanted }: { readonly aspect: Aspect; readonly wanted: Value }): Action {
  switch (aspect) {
    case 'status':
      if (isRemoval(wanted)) return wanted;
      if (wanted === 'listed') return 'restore';
      return wanted === 'approved' ? 'approve' : 'unapprove';
    case 'like':
      return wanted === true ? 'like' : 'unlike';
    case 'follow':
      return wanted === true ? 'follow' : 'unfollow';
    case 'reply':
      return 'reply';
  }
}
