import { NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { createRecords, type OutboxStore } from '../../../src/streams/outbox/store';
import { signOut } from '../../../src/streams/session/sign-out';
import type { Event } from '../../../src/streams/state/events';
import { createLog, emittedBy, memoryStorage } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { keptStore } from '../../support/outbox';
import { recordOf } from '../outbox/records';
import { table } from '../../support/table';

const held = { auth: '9:token', auth_user: '1', auth_times: '[1]', kept_list: '{}' };
const values: Record<string, Event> = { ...legend, S: { type: 'signOut.requested' } };

cases(
  'the blogger',
  (m, { events, ends, hangs, stored, left }) => {
    const shared = createRecords();
    for (const [key, record] of [
      ['like 1 c70', recordOf('like')],
      ['reply 1 c70', recordOf('reply', { owner: '6', state: 'sending', sentAt: 0 })],
    ] as const)
      shared.records.set(key, record);
    const store = keptStore(shared);
    const outbox: OutboxStore = hangs === 'yes' ? { ...store, all: () => NEVER } : store;
    const ended = createLog<readonly string[]>();
    const storage = memoryStorage(new Map(Object.entries(held)));
    // What is left when the page reloads.
    const world = { storage, outbox, signOut: () => ended.add([...shared.records.keys()]) };
    m.expect(emittedBy(m, signOut, { events, values, world })).toBeObservable('');
    m.expect(ended.entries$).toBeObservable(ends, { '*': left === '' ? [] : left.split(', ') });
    m.flush();
    expect([...storage.held]).toEqual(stored === 'all' ? Object.entries(held) : [['auth', stored]]);
  },
  table(`
  events | ends     | hangs | stored     | left                    | name
  -S     | -*       |       | signed out |                         | is signed out on request, and everything that was not sent is dropped before the page reloads
  -S     | 3001ms * | yes   | signed out | like 1 c70, reply 1 c70 | is signed out after 3 s if the database does not answer
  -I     |          |       | all        |                         | is not signed out by a request to sign in
`),
);
