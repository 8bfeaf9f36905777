import type { Made } from '../../../src/streams/outbox/input';
import type { Kind } from '../../../src/streams/outbox/kinds';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Target } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';

/** The blogger of the specs. */
export const OWNER = '5';

/** The target of each kind. */
export const TARGETS: Readonly<Record<Kind, Target>> = {
  trash: { site: 1, comment: 70 },
  spam: { site: 1, comment: 70 },
  approve: { site: 1, comment: 70 },
  like: { site: 1, comment: 70 },
  follow: { site: 1 },
  reply: { site: 1, comment: 70, post: 2 },
  read: { note: 7 },
  unread: { note: 7 },
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
