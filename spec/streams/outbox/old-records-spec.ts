import { asyncScheduler, ignoreElements, switchMap, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { oldRecord, takeOver$ } from '../../../src/streams/outbox/old-records';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { createRecords, type OutboxStore, type SharedRecords } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import { memoryStorage } from '../../support/behaviour';
import { keptStore } from '../../support/outbox';
import { play } from '../../world/script';
import { fairWeather } from '../../world/database';
import { HOUR, SECOND } from '../../world/clock';
import { recordOf } from './records';

const NOW = 10_000;

const trash = { kind: 'trash', phase: 'pending', site: 1, comment: 70, endsAt: 12_500 };
const reply = { kind: 'reply', text: 'Hello', site: 1, comment: 70, post: 2, time: 9000, attempt: 0 };
const like = { kind: 'like', id: 7, value: true, site: 1, comment: 70, time: 9000, attempt: 0, blogger: '5' };
const follow = { kind: 'follow', id: 1, value: false, site: 1, time: 9000, attempt: 0, blogger: '5' };

test.each<[string, object, Partial<OutboxRecord>]>([
  [
    'a trash in its undo window has the rest of it, and nobody knows whose it is',
    trash,
    { kind: 'trash', state: 'waiting', payload: true, owner: '?', madeAt: 8000, notBefore: 12_500 },
  ],
  [
    'a trash whose request was sent is uncertain, and is looked for 5 s later',
    { ...trash, phase: 'running', endsAt: 9000 },
    { kind: 'trash', state: 'uncertain', notBefore: 15_000 },
  ],
  [
    'a spam with an earlier request without an answer is uncertain',
    { ...trash, kind: 'spam', sentAt: 9500 },
    { kind: 'spam', state: 'uncertain', sentAt: 9500, attempts: 1 },
  ],
  [
    'a reply that was not sent waits',
    { ...reply, author: 5 },
    { kind: 'reply', state: 'waiting', payload: 'Hello', owner: '5', attempts: 0, madeAt: 9000 },
  ],
  ['a reply of an unknown author waits', reply, { kind: 'reply', state: 'waiting', owner: '?' }],
  [
    'a reply without an answer is uncertain',
    { ...reply, attempt: 2, sentAt: 9500 },
    { state: 'uncertain', sentAt: 9500, notBefore: 15_000 },
  ],
  [
    'a reply that the blogger was told is not sent has failed',
    { ...reply, attempt: 1, isFailed: true },
    { state: 'failed', reason: 'retries' },
  ],
  [
    'a reply to a post keeps its post',
    { ...reply, comment: undefined },
    { target: { site: 1, post: 2, comment: undefined } },
  ],
  [
    'an approval waits',
    { ...like, kind: 'approval', value: false },
    { kind: 'approve', state: 'waiting', payload: false, owner: '5' },
  ],
  ['a like waits', like, { kind: 'like', state: 'waiting', payload: true, owner: '5' }],
  ['a like without an answer is uncertain', { ...like, attempt: 1 }, { state: 'uncertain', sentAt: 9000 }],
  ['a follow waits', follow, { kind: 'follow', state: 'waiting', payload: false, target: { site: 1 } }],
])('%s', (_name, old, record) => {
  expect(oldRecord(JSON.stringify(old), NOW)).toMatchObject(record);
});

test.each<[string, unknown]>([
  ['is no object', 'text'],
  ['has only the time of a request', { sentAt: 5 }],
  ['has an unknown kind', { ...like, kind: 'love' }],
  ['has no time', { ...like, time: null }],
  ['has no site', { ...like, site: 0 }],
  ['has no comment', { ...trash, comment: null }],
  ['has no end of its window', { ...trash, endsAt: undefined }],
  ['has no text', { ...reply, text: '' }],
  ['has a value that is no flag', { ...like, value: 'yes' }],
])('a value that %s is malformed', (_name, old) => {
  expect(oldRecord(JSON.stringify(old), NOW)).toBeUndefined();
});

interface Case {
  readonly name: string;
  readonly held: Readonly<Record<string, unknown>>;
  /** A record that the outbox has already. */
  readonly stored?: OutboxRecord;
  /** When this tab gets the locks, which a tab of the older build may hold. */
  readonly lock?: string;
  /** When this tab lets go of the lock. */
  readonly holds: string;
  /** What changes in storage: a key is removed (0). */
  readonly removes: string;
  /** When everything is moved. */
  readonly moved: string;
  readonly records: readonly Partial<OutboxRecord>[];
}

cases(
  'the takeover of records of an older build',
  (m, { held, stored, lock = '*', holds, removes, moved, records }: Case) => {
    const storage = memoryStorage(
      new Map(Object.entries(held).map(([key, value]) => [key, JSON.stringify(value)])),
    );
    const shared = createRecords();
    if (stored) shared.records.set(recordKey(stored.kind, stored.target), stored);
    const lock$ = m.cold(lock);
    const store = slowStore(shared);
    const moved$ = takeOver$(storage, { hold: () => lock$ }, store, () => NOW).pipe(ignoreElements());
    m.expect(moved$).toBeObservable(moved);
    m.expect(lock$).toHaveSubscriptions(holds === '' ? [] : [holds]);
    m.expect(storage.changed$).toBeObservable(removes, { 0: `no ${Object.keys(held)[0] ?? ''}` });
    m.flush();
    expect([...shared.records.values()]).toMatchObject(records);
  },
  [
    {
      name: 'moves a record, and holds its lock until storage no longer has it',
      held: { note_like_7: like },
      holds: '  ^!',
      removes: '-0',
      moved: '-|',
      records: [{ kind: 'like', state: 'waiting', note: 7 }],
    },
    {
      name: 'waits for a tab of the older build that still works on it',
      held: { note_like_7: like },
      lock: '   9ms *',
      holds: '  ^ 9ms !',
      removes: '10ms 0',
      moved: '10ms |',
      records: [{ kind: 'like' }],
    },
    {
      name: 'leaves a newer record of the same target as it is',
      held: { note_like_7: like },
      stored: recordOf('like', { id: 'newer' }),
      holds: '  ^!',
      removes: '-0',
      moved: '-|',
      records: [{ id: 'newer' }],
    },
    {
      name: 'leaves one that was done since as it is',
      held: { note_like_7: like },
      stored: recordOf('like', { id: 'newer', state: 'done', settledAt: 9000 }),
      holds: '  ^!',
      removes: '-0',
      moved: '-|',
      records: [{ id: 'newer' }],
    },
    ...(['done', 'failed'] as const).map((state) => ({
      name: `replaces one that was ${state} before`,
      held: { note_moderation_7: trash },
      stored: recordOf('approve', { state, settledAt: 7999 }),
      holds: '  ^!',
      removes: '-0',
      moved: '-|',
      records: [{ kind: 'trash', state: 'waiting' }] as const,
    })),
    {
      name: 'names no note for a site',
      held: { site_follow_1: follow },
      holds: '  ^!',
      removes: '-0',
      moved: '-|',
      records: [{ kind: 'follow', note: undefined }],
    },
    {
      name: 'removes a malformed record',
      held: { note_moderation_7: { sentAt: 5 } },
      holds: '  (^!)',
      removes: '0',
      moved: '|',
      records: [],
    },
    {
      name: 'leaves other keys alone',
      held: { note_read_status_7: '1', reply_7: ['draft', 1], outbox: '1' },
      holds: '',
      removes: '',
      moved: '|',
      records: [],
    },
  ],
);

describe('while the browser refuses to store it, an old record', () => {
  const left = (held: Map<string, string>): void => {
    const { attempt: _none, ...old } = { ...reply, author: 5, time: asyncScheduler.now() };
    held.set('note_reply_7', JSON.stringify(old));
  };
  const offline = { type: 'network.changed', isOnline: false } as const;

  test('stays in storage for the next page', () => {
    const weather = { ...fairWeather(), isFull: true };
    const { blog, storage: held } = play(
      ({ open, storage: all }) => ({
        [SECOND]: () => {
          left(all);
          const tab = open();
          tab.send(offline);
          asyncScheduler.schedule(() => tab.crash(), 8 * SECOND);
        },
        [10 * SECOND]: () => {
          expect(all.has('note_reply_7')).toBe(true);
          weather.isFull = false;
          open();
        },
      }),
      { weather },
    );
    expect([blog.replies(), held.has('note_reply_7')]).toEqual([['Hello'], false]);
  });

  test('leaves storage once the platform has it, so that it is sent once', () => {
    const { blog, storage: held } = play(
      ({ open, storage: all }) => ({
        [SECOND]: () => {
          left(all);
          const tab = open();
          asyncScheduler.schedule(() => tab.crash(), 8 * SECOND);
        },
        [10 * SECOND]: () => open(),
      }),
      { weather: { ...fairWeather(), isFull: true } },
    );
    expect([blog.replies(), held.has('note_reply_7')]).toEqual([['Hello'], false]);
  });

  test('leaves storage when the blogger takes it back', () => {
    const { blog, storage: held } = play(
      ({ open, storage: all }) => ({
        [SECOND]: () => {
          left(all);
          const tab = open();
          tab.send(offline);
          asyncScheduler.schedule(() => tab.send({ type: 'reply.typed', id: 7, text: '' }), 8 * SECOND);
        },
      }),
      { weather: { ...fairWeather(), isFull: true } },
    );
    expect([blog.replies(), held.has('note_reply_7')]).toEqual([[], false]);
  });

  test('stays in storage if it cannot replace one that was done before', () => {
    const weather = { ...fairWeather(), isFull: true };
    const { blog } = play(
      ({ open, storage: held, records }) => ({
        [SECOND]: () => {
          const at = asyncScheduler.now() - HOUR;
          const old = recordOf('reply', { state: 'done', madeAt: at, notBefore: at, settledAt: at });
          records.set(recordKey('reply', old.target), old);
          left(held);
          const tab = open();
          asyncScheduler.schedule(() => tab.crash(), 8 * SECOND);
        },
        [10 * SECOND]: () => {
          weather.isFull = false;
          open();
        },
      }),
      { weather },
    );
    expect(blog.replies()).toEqual(['Hello']);
  });
});

/** A store whose transactions take a millisecond. */
function slowStore(shared: SharedRecords): OutboxStore {
  const store = keptStore(shared);
  return { ...store, change: (...args) => timer(1).pipe(switchMap(() => store.change(...args))) };
}
