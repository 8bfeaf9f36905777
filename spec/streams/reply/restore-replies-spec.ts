import { concat, filter, NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { restoreReplies } from '../../../src/streams/reply/restore-replies';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { replyLegend } from '../../support/legend';
import { fakePlatform, response } from '../../support/platform';
import { storedReply } from '../../support/stored-reply';

const DAY = 24 * 60 * 60 * 1000;
const key = 'note_reply_7';

interface Case {
  readonly name: string;
  readonly held?: string;
  readonly state?: Partial<State>;
  /** When this tab acquires the lock. */
  readonly lock?: string;
  /** Changes by other tabs: stored (1) or removed (0). */
  readonly changes?: string;
  /** The id of the signed-in blogger; without it the request fails. */
  readonly me?: number;
  readonly expected: string;
  /** Whether the record is still in storage at the end. */
  readonly isKept?: boolean;
}

const rules: Case[] = [
  { name: 'is submitted again at the start', expected: '5ms a' },
  {
    name: 'is submitted again while its draft is in the box',
    state: { drafts: { 7: 'Hello' } },
    expected: '5ms a',
  },
  {
    name: 'is left to the blogger if they have changed its text',
    state: { drafts: { 7: 'Hi' } },
    expected: '',
  },
  { name: 'is left to the tab that holds its lock', lock: '-', expected: '' },
  { name: 'is submitted again when the tab that held its lock has died', lock: '9ms *', expected: '14ms a' },
  {
    name: 'is submitted again if a tab that has just begun it dies',
    held: '',
    lock: '    9ms *',
    changes: ' -1',
    expected: '15ms a',
  },
  {
    name: 'is not submitted again if another tab has finished it',
    lock: '    9ms *',
    changes: ' -0',
    expected: '',
    isKept: false,
  },
  { name: 'is not sent as somebody else', me: 6, expected: '' },
  { name: 'is not sent while the platform does not tell who is signed in', me: 0, expected: '' },
  {
    name: 'is left to the blogger if it is not known whose it is',
    held: storedReply({ author: undefined }),
    expected: '',
  },
  { name: 'is left to the blogger after it has failed', held: storedReply({ isFailed: true }), expected: '' },
  {
    name: 'is not sent after more than 24 h',
    held: storedReply({ time: -DAY - 1 }),
    expected: '',
    isKept: false,
  },
  { name: 'is ignored if it is malformed', held: '{"kind":"reply"}', expected: '', isKept: false },
  { name: 'is ignored if it is of another version', held: '["Hello",0]', expected: '', isKept: false },
  { name: 'is not submitted again while this tab sends it', state: { replying: { 7: true } }, expected: '' },
];

cases(
  'a reply that a dead page was sending',
  (
    m,
    { held = storedReply(), state = {}, lock = '*', changes = '', me = 5, expected, isKept = true }: Case,
  ) => {
    const map = new Map(held === '' ? [] : [[key, held]]);
    const changes$ = m.hot(changes, { 1: { key, value: storedReply() }, 0: { key, value: undefined } });
    changes$.subscribe(({ value }) => (value === undefined ? map.delete(key) : map.set(key, value)));
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: me === 0 ? response({}, 500) : response({ ID: me }) }),
    );
    const world = {
      storage: memoryStorage(map, changes$),
      locks: { hold: () => concat(m.cold(lock), NEVER) },
    };
    const emitted$ = emittedBy(m, restoreReplies, { world, platform, state });
    m.expect(emitted$.pipe(filter(({ type }) => type === 'reply.submitted'))).toBeObservable(
      expected,
      replyLegend,
    );
    m.flush();
    expect(map.has(key)).toBe(isKept);
  },
  rules,
);
