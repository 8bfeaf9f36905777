import type { RecordAction } from '../../../src/streams/actions/table';
import type { Aspect } from '../../../src/streams/outbox/aspects';
import { CHANGES, inState, type RecordChanges } from '../../support/outbox';
import type { Wanted } from '../../../src/streams/outbox/input';
import { byKey } from '../../../src/streams/outbox/overlay';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Target } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';

/** The blogger of the specs. */
export const OWNER = '5';

/** The comment of the specs. */
export const TARGET: Target = { site: 1, comment: 70 };

export const targetOf = (aspect: Aspect): Target =>
  aspect === 'follow' ? { site: 1 } : aspect === 'reply' ? { ...TARGET, post: 2 } : TARGET;

/** The blogger does something at the target of the specs. */
export function wantedBy(action: RecordAction, changes: Partial<Wanted> = {}): Wanted {
  const [aspect, wanted, before] = CHANGES[action];
  return {
    type: 'wanted',
    id: 'a',
    aspect,
    target: targetOf(aspect),
    wanted,
    before,
    owner: OWNER,
    ...changes,
  };
}

/** A waiting record, made at 1000, with these changes. */
export function recordOf(action: RecordAction, changes: RecordChanges = {}): OutboxRecord {
  const record = transition(undefined, wantedBy(action), 1000);
  if (typeof record === 'string') throw new Error(record);
  return inState(record, changes);
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
