import { map } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { aboutWish } from '../../../src/streams/outbox/about';
import { type RecordAction, actionOf } from '../../../src/streams/actions/table';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { parseRecord } from '../../../src/streams/outbox/parse-record';
import { createRecords, memoryStore } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { selectRecent } from '../../../src/streams/triage/recent';
import { recentRecords } from '../../../src/streams/triage/recent-records';
import { inverseOf } from '../../../src/streams/triage/take-back';
import { emittedBy, memoryStorage, stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';
import { inState } from '../../support/outbox';
import { recordOf, wantedBy } from '../outbox/records';

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
          records.records.set(recordKey(record.aspect, record.target), record);
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
  test.each<[string, OutboxRecord, RecordAction]>([
    ['trash', recordOf('trash', done), 'restore'],
    ['spam', recordOf('spam', done), 'restore'],
    ['an approval', recordOf('approve', done), 'unapprove'],
    ['an unapproval', recordOf('unapprove', done), 'approve'],
    ['a trash that replaced an approval', { ...recordOf('trash', done), before: 'approved' }, 'restore'],
    ['a like', recordOf('like', done), 'unlike'],
    ['a follow', recordOf('follow', done), 'unfollow'],
    ['an unfollow', recordOf('unfollow', done), 'follow'],
  ])('[recently-done] %s is taken back', (_name, record, action) => {
    expect(inverseOf(record)).toBe(action);
    const about = { note: 7, about: 'A note' };
    const taken = transition({ ...record, ...about }, { type: 'undone', id: 'a', newId: 'b' }, 3000);
    const { aspect, target, before: wanted } = record;
    expect(taken).toMatchObject({ ...about, aspect, target, wanted });
  });

  test.each<[string, OutboxRecord]>([
    ['a reply', recordOf('reply', done)],
    ['what is restored', recordOf('restore', done)],
    ['an approval that was taken out of the trash', { ...recordOf('approve', done), before: 'trash' }],
    ['what waits', recordOf('like')],
    ['what has failed', recordOf('trash', { ...done, state: 'failed' })],
  ])('%s is not', (_name, record) => {
    expect(inverseOf(record)).toBeUndefined();
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

  test('[recently-done] leaves out a note that new activity has brought back', () => {
    const doneNotes = { 7: { timestamp: note(7).timestamp }, 8: { timestamp: note(8).timestamp - 1 } };
    const listed = list({ recentRecords: [], doneNotes, ...holding(note(7), note(8)) });
    expect(listed?.map(([key]) => key)).toEqual(['done 7']);
  });

  test('[recently-done] shows what the blogger wants last, while the request before is being sent', () => {
    const record = inState(recordOf('like', { state: 'sending' }), { id: 'b', wanted: false });
    const [item] = selectRecent(stateAfter({ recentRecords: [record] })) ?? [];
    expect(item && 'record' in item && [item.record.id, actionOf(item.record)]).toEqual(['b', 'unlike']);
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
    expect(aboutWish({ ...wantedBy('like'), note: 7 }, state)).toBe('Someone commented (7)');
    expect(aboutWish(wantedBy('follow', { target: { site: 3 } }), state)).toBe('Bo');
    expect(aboutWish({ ...wantedBy('like'), note: 7, about: 'Before' }, state)).toBe('Before');
    expect(aboutWish(wantedBy('follow', { target: { site: 4 } }), state)).toBeUndefined();
  });

  test('[recently-done] is stored with its record, and cut if it is longer than the panel makes it', () => {
    const parsed = parseRecord({ ...like, about: 'a'.repeat(1000) });
    expect(typeof parsed === 'object' && parsed.about?.length).toBe(201);
  });
});
