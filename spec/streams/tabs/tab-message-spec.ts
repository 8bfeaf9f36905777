import { ignoreElements, NEVER } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { parseTabMessage } from '../../../src/streams/tabs/tab-message';
import { tabs } from '../../../src/streams/tabs/tabs';
import { createLog, emittedBy } from '../../support/behaviour';
import { listed } from '../../support/legend';

/** Messages of the build before, which copied events from tab to tab. */
const OLD = [
  { kind: 'wants' },
  { kind: 'event', event: listed(), askedAt: 0, loaded: 10 },
  { kind: 'event', event: { type: 'action.requested', action: 'trash', id: 7 }, askedAt: 0, loaded: 10 },
];
const MALFORMED = [
  undefined,
  null,
  'news',
  0,
  [],
  [{ kind: 'news' }],
  {},
  { kind: 'NEWS' },
  { kind: ['news'] },
  { kind: 'hello' },
  { kind: 'hello', isVisible: 'yes' },
  { kind: 'leading' },
  { kind: 'leading', isVisible: true },
  { kind: 'leading', isVisible: true, push: 'open' },
  { kind: 'leading', push: 'subscribed' },
  { kind: 'later', isVisible: true, push: 'subscribed' },
];

test.each([
  [{ kind: 'hello', isVisible: false }],
  [{ kind: 'leading', isVisible: true, push: 'failed' }],
  [{ kind: 'leading', isVisible: true, push: 'failed', bell: null }],
  [{ kind: 'leading', isVisible: true, push: 'failed', bell: { numNew: 3, latestType: 'like' } }],
  [{ kind: 'hello', isVisible: false, mayNotify: true }],
  [
    {
      kind: 'leading',
      isVisible: false,
      push: 'failed',
      newest: { id: 7, timestamp: 5000 },
      mayNotify: true,
    },
  ],
  [{ kind: 'news' }],
])('%j is a message between tabs', (message) => {
  expect(parseTabMessage(message)).toEqual(message);
});

test.each(['5', 5, {}, { numNew: '5' }, { numNew: -1 }, { numNew: 0.5 }, { latestType: 'like' }])(
  'a leader that gives its number as %j is one that gives none',
  (bell) => {
    const message = { kind: 'leading', isVisible: true, push: 'failed' };
    expect(parseTabMessage({ ...message, bell })).toEqual(message);
  },
);

test.each([null, 7, { id: 7 }, { id: 'x', timestamp: 5 }, { id: 7, timestamp: null }])(
  'a leader whose newest note is %j has none',
  (newest) => {
    const message = { kind: 'leading', isVisible: true, push: 'failed' };
    expect(parseTabMessage({ ...message, newest, mayNotify: 'yes' })).toEqual(message);
  },
);

test('a field that a later build adds to a message is left out', () => {
  expect(parseTabMessage({ kind: 'news', id: 7 })).toEqual({ kind: 'news' });
});

test.each([...OLD, ...MALFORMED].map((data) => [data]))('%j is not', (data) => {
  expect(parseTabMessage(data)).toBeUndefined();
});

/** What this tab itself says, and does. */
const own = {
  h: { kind: 'hello', isVisible: true },
  l: { kind: 'leading', isVisible: true, push: 'subscribing', bell: null },
  n: { kind: 'news' },
};
const led: Record<string, Event> = { L: { type: 'tabs.led' } };

test.each([
  ['leads', '*', 'L', '(hln)'],
  ['follows', '-', '', 'h'],
])(
  '[messages-between-tabs] [tabs-of-two-builds] messages of another build, and malformed ones, change nothing in a tab that %s, and get no answer',
  (_role, lock, emitted, posted) => {
    marbles((m) => {
      const log = createLog<unknown>();
      const all = [...OLD, ...MALFORMED];
      const letters = all.map((_data, at) => String.fromCharCode(97 + at));
      const values: Record<string, unknown> = {};
      all.forEach((data, at) => (values[letters[at] ?? ''] = data));
      const messages$ = m.hot<unknown>(`-${letters.join('')}`, values);
      const channel = { post: log.add, messages$, isFrozen$: NEVER };
      const world = { tabs$: m.cold('(a|)', { a: channel }), locks: { hold: () => m.cold(lock) } };
      const emitted$ = emittedBy(m, tabs, { state: { tabRole: 'alone' }, world });
      m.expect(emitted$, '1s !').toBeObservable(emitted, led);
      m.expect(log.entries$).toBeObservable(posted, own);
    })();
  },
);

test(
  '[tabs-of-two-builds] a hidden leader of an older build, which answers but does not give way, is asked once in 10 s',
  marbles((m) => {
    const log = createLog<unknown>();
    const values = { l: { kind: 'leading', isVisible: false, push: 'subscribed' } };
    const messages$ = m.hot<unknown>('-lll 9999ms l', values);
    const channel = { post: log.add, messages$, isFrozen$: NEVER };
    const world = { tabs$: m.cold('(a|)', { a: channel }), locks: { hold: () => m.cold('-') } };
    const state: Partial<State> = { tabRole: 'alone', isVisible: false, isNotifyWanted: true };
    const emitted$ = emittedBy(m, tabs, { state, world }).pipe(ignoreElements());
    m.expect(emitted$, '11s !').toBeObservable('');
    const hello = { kind: 'hello', isVisible: false, mayNotify: true };
    m.expect(log.entries$).toBeObservable('hh 10001ms h', { h: hello });
  }),
);
