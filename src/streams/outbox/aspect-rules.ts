import { LOOKED_MS, REPLY_RETRIES_COUNT, UNDO_MS } from '../timing';
import { type Aspect, isRemoval, type Value } from './aspects';

/** The rules for one aspect; `requests.ts` has its calls. */
interface Rules {
  readonly isValue: (value: Value) => boolean;
  /** Whether new values are refused while a record is unsettled (section 5). */
  readonly isExclusive: boolean;
  /** The maximum number of retries; Infinity for a request that is retried for a day. */
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

/** Whether a record removes its comment from the lists. A reply may have the text `spam`. */
export const removes = ({ aspect, wanted }: { readonly aspect: Aspect; readonly wanted: Value }): boolean =>
  aspect === 'status' && isRemoval(wanted);

/** The undo window of a value in milliseconds; 0 if there is none. */
export const undoMsOf = (record: Pick<Known, 'aspect' | 'wanted'>): number => (removes(record) ? UNDO_MS : 0);

/** The wanted and the known value; `lookedAt` is in epoch milliseconds. */
interface Known {
  readonly aspect: Aspect;
  readonly wanted: Value;
  readonly known?: Value | undefined;
  readonly lookedAt?: number | undefined;
}

/**
 * Whether the platform must be checked before the next request: a comment that is trashed twice is deleted
 * permanently, spam is fetched first (section 4), and only a comment that is known to be removed can be restored.
 */
export const needsLook = (record: Known, now: number): boolean => {
  const { aspect, wanted, known, lookedAt } = record;
  return removes(record)
    ? known === undefined || lookedAt === undefined || Math.abs(now - lookedAt) > LOOKED_MS
    : aspect === 'status' && wanted === 'listed' && known === undefined;
};
