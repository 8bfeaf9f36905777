import { NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { createRecords, type OutboxStore } from '../../../src/streams/outbox/store';
import { signOut } from '../../../src/streams/session/sign-out';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy, memoryStorage } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { keptStore } from '../../support/outbox';
import { recordOf } from '../outbox/records';

const held = { auth: '9:token', auth_user: '1', auth_times: '[1]', kept_list: '{}' };
const values: Record<string, Event> = { ...legend, S: { type: 'signOut.requested' } };

interface Case {
  readonly name: string;
  readonly events: string;
  /** The database answers nothing. */
  readonly hangs?: boolean;
  readonly ends: string;
  readonly stored: readonly (readonly [string, string])[];
  /** Keys of the records that are left. */
  readonly left: readonly string[];
}

cases(
  'the blogger',
  (m, { events, hangs = false, ends, stored, left }: Case) => {
    const shared = createRecords();
    for (const [key, record] of [
      ['like 1 c70', recordOf('like')],
      ['reply 1 c70', recordOf('reply', { owner: '6', state: 'sending', sentAt: 0 })],
    ] as const)
      shared.records.set(key, record);
    const store = keptStore(shared);
    const outbox: OutboxStore = hangs ? { ...store, all: () => NEVER } : store;
    const ended = createLog<readonly string[]>();
    const storage = memoryStorage(new Map(Object.entries(held)));
    // What is left when the page reloads.
    const world = { storage, outbox, signOut: () => ended.add([...shared.records.keys()]) };
    m.expect(emittedBy(m, signOut, { events, values, world })).toBeObservable('');
    m.expect(ended.entries$).toBeObservable(ends, { '*': left });
    m.flush();
    expect([...storage.held]).toEqual(stored);
  },
  [
    {
      name: 'is signed out on request, and everything that was not sent is dropped before the page reloads',
      events: '-S',
      ends: '  -*',
      stored: [['auth', 'signed out']],
      left: [],
    },
    {
      name: 'is signed out after 3 s if the database does not answer',
      events: '-S',
      hangs: true,
      ends: '  3001ms *',
      stored: [['auth', 'signed out']],
      left: ['like 1 c70', 'reply 1 c70'],
    },
    {
      name: 'is not signed out by a request to sign in',
      events: '-I',
      ends: '',
      stored: Object.entries(held),
      left: [],
    },
  ],
);
