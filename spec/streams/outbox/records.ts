import type { Made } from '../../../src/streams/outbox/input';
import { byKey } from '../../../src/streams/outbox/overlay';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Kind, Target } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';

/** The blogger of the specs. */
export const OWNER = '5';

/** The target of each kind. */
export const TARGETS: Readonly<Record<Kind, Target>> = {
  trash: { site: 1, comment: 70 },
  spam: { site: 1, comment: 70 },
  untrash: { site: 1, comment: 70 },
  unspam: { site: 1, comment: 70 },
  approve: { site: 1, comment: 70 },
  like: { site: 1, comment: 70 },
  follow: { site: 1 },
  reply: { site: 1, comment: 70, post: 2 },
};

export const made = (kind: Kind, changes: Partial<Made> = {}): Made => ({
  type: 'made',
  id: 'a',
  kind,
  target: TARGETS[kind],
  payload: kind === 'reply' ? 'Thanks' : true,
  owner: OWNER,
  ...changes,
});

/** A waiting record, made at 1000, with these changes. */
export function recordOf(kind: Kind, changes: Partial<OutboxRecord> = {}): OutboxRecord {
  const record = transition(undefined, made(kind), 1000);
  if (typeof record === 'string') throw new Error(record);
  return { ...record, ...changes };
}

/** The part of a state that has these records, 1 s after they were made. */
export const looking = (...records: readonly OutboxRecord[]): Pick<State, 'outbox'> =>
  lookingAt(2000, ...records);

/** The part of a state that has these records at this time. */
export const lookingAt = (at: number, ...records: readonly OutboxRecord[]): Pick<State, 'outbox'> => ({
  outbox: { records: byKey(records), at, isKept: true },
});

/** This tab shows these records at this time. */
export const looked = (at: number, ...records: readonly OutboxRecord[]): Event => ({
  type: 'outbox.looked',
  ...lookingAt(at, ...records).outbox,
});
