import { map } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { aboutWish } from '../../../src/streams/outbox/about';
import { parseRecord, type OutboxRecord } from '../../../src/streams/outbox/record';
import { createRecords, memoryStore } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { selectRecent } from '../../../src/streams/triage/recent';
import { recentRecords } from '../../../src/streams/triage/recent-records';
import { takeBack } from '../../../src/streams/triage/take-back';
import { emittedBy, memoryStorage, stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';
import { made, recordOf } from '../outbox/records';

const like = recordOf('like');
const others = recordOf('follow', { owner: '6' });
const done = { state: 'done', settledAt: 2000, attempts: 1 } as const;
const looked = (...records: readonly OutboxRecord[]): Event => ({ type: 'recent.looked', records });

const values: Record<string, Event> = {
  z: { type: 'view.selected', view: 'recent' },
  n: { type: 'view.selected', view: 'notes' },
  C: { type: 'filter.selected', name: 'likes' },
  c: { type: 'panel.toggled', isOpen: false },
  0: { type: 'recent.looked', records: null },
  1: looked(),
  2: looked(like),
};

/** The store gets a like (l) or a follow of another blogger (o). */
cases(
  '[recently-done] the records',
  (m, { events, stored, emitted }) => {
    const records = createRecords();
    m.hot(stored, { l: like, o: others })
      .pipe(
        map((record) => {
          records.records.set(recordKey(record.kind, record.target), record);
          records.changes$.next(null);
        }),
      )
      .subscribe();
    const world = { outbox: memoryStore(records), storage: memoryStorage(new Map([['auth_user', '5']])) };
    const run = { events, values, state: { isPanelOpen: true }, world };
    m.expect(emittedBy(m, recentRecords, run)).toBeObservable(emitted, values);
  },
  table(`
  events | stored | emitted | name
         | -l     |         | are not read while the list is not open
  --z    | -l     | --2     | are read when the list opens
  -z     | ---l   | -1-2    | are read again when one changes
  -z     | o      | -1      | of another blogger are left out
  -z-n   | ----l  | -1-0    | are forgotten when the list closes
  -z-C   |        | -1-0    | are forgotten when a filter is chosen
  -z-c   |        | -1-(n0) | are forgotten when the panel closes, and the list with them
`),
);

describe('what can be taken back', () => {
  const take = (record: OutboxRecord) =>
    takeBack({ type: 'recent.takenBack', id: 'a' }, stateAfter({ recentRecords: [record] }));

  test.each<[string, OutboxRecord, string, boolean]>([
    ['trash', recordOf('trash', done), 'untrash', true],
    ['spam', recordOf('spam', done), 'unspam', true],
    ['an approval', recordOf('approve', done), 'approve', false],
    ['an unapproval', recordOf('approve', { ...done, payload: false }), 'approve', true],
    ['a like', recordOf('like', done), 'like', false],
    ['a follow', recordOf('follow', done), 'follow', false],
    ['an unfollow', recordOf('follow', { ...done, payload: false }), 'follow', true],
  ])('[recently-done] %s is taken back', (_name, record, kind, payload) => {
    const { target } = record;
    expect(take({ ...record, note: 7, about: 'A note' })).toEqual({
      type: 'made',
      kind,
      payload,
      target,
      note: 7,
      about: 'A note',
    });
  });

  test.each<[string, OutboxRecord]>([
    ['a reply', recordOf('reply', done)],
    ['what is restored', recordOf('untrash', done)],
    ['what waits', recordOf('like')],
    ['what has failed', recordOf('trash', { ...done, state: 'failed' })],
    ['another record', recordOf('like', { ...done, id: 'b' })],
  ])('%s is not', (_name, record) => {
    expect(take(record)).toBeUndefined();
  });
});

describe('the list of recent actions', () => {
  const list = (state: Partial<State>) =>
    selectRecent(stateAfter(state))?.map(({ key, at, about }) => [key, at, about]);

  test('[recently-done] has actions and notes that are set aside, newest first', () => {
    const details = { at: 1500, about: 'Set aside', wasUnread: false };
    expect(
      list({
        recentRecords: [like, recordOf('reply', { madeAt: 2000, about: 'Answered' })],
        doneNotes: { 7: { timestamp: 9, details }, 8: { timestamp: 9 } },
      }),
    ).toEqual([
      ['reply 1 c70', 2000, 'Answered'],
      ['done 7', 1500, 'Set aside'],
      ['like 1 c70', 1000, ''],
      ['done 8', 9, ''],
    ]);
  });

  test('[recently-done] shows the next intention of a record that is being sent, as waiting', () => {
    const next = { id: 'b', kind: 'like', payload: false, madeAt: 3000, notBefore: 3000 } as const;
    const [item] = selectRecent(stateAfter({ recentRecords: [{ ...like, state: 'sending', next }] })) ?? [];
    expect(item && 'record' in item && item.record).toMatchObject({
      id: 'b',
      state: 'waiting',
      payload: false,
    });
  });

  test('is unknown until the records are read', () => {
    expect(list({})).toBeUndefined();
  });
});

describe('what an action is about', () => {
  const state = holding(
    note(7),
    note(8, { body: [{ type: 'user', text: 'Bo', actions: { follow: false }, meta: { ids: { site: 3 } } }] }),
  );

  test('[recently-done] its note, the person of its site, or what it takes back', () => {
    expect(aboutWish({ ...made('like'), note: 7 }, state)).toBe('Someone commented (7)');
    expect(aboutWish(made('follow', { target: { site: 3 } }), state)).toBe('Bo');
    expect(aboutWish({ ...made('like'), note: 7, about: 'Before' }, state)).toBe('Before');
    expect(aboutWish(made('follow', { target: { site: 4 } }), state)).toBeUndefined();
  });

  test('[recently-done] is stored with its record, and cut if it is longer than the panel makes it', () => {
    const parsed = parseRecord({ ...like, about: 'a'.repeat(1000) });
    expect(typeof parsed === 'object' && parsed.about?.length).toBe(201);
  });
});
