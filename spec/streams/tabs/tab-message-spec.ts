import { NEVER } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import { parseTabMessage } from '../../../src/streams/tabs/tab-message';
import { tabs } from '../../../src/streams/tabs/tabs';
import { createLog, emittedBy } from '../../support/behaviour';
import { listed } from '../../support/legend';

/** Messages of another build. */
const FOREIGN = [
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
  { kind: 'hello', isVisible: true },
  { kind: 'hello', isVisible: 'yes', mayNotify: false },
  { kind: 'hello', isVisible: true, mayNotify: 'yes' },
  { kind: 'leading' },
  { kind: 'leading', isVisible: true, mayNotify: false },
  { kind: 'leading', isVisible: true, mayNotify: false, push: 'open' },
  { kind: 'leading', isVisible: true, push: 'subscribed' },
  { kind: 'later', isVisible: true, mayNotify: false, push: 'subscribed' },
];

const HELLO = { kind: 'hello', isVisible: false, mayNotify: true };
const LEADING = { kind: 'leading', isVisible: true, mayNotify: false, push: 'failed', bell: null };

test.each([
  [HELLO],
  [LEADING],
  [{ ...LEADING, bell: { numNew: 3, latestType: 'like' } }],
  [{ ...LEADING, newest: { id: 7, timestamp: 5000 } }],
  [{ kind: 'news' }],
])('%j is a message between tabs', (message) => {
  expect(parseTabMessage(message)).toEqual(message);
});

test.each(['5', 5, {}, { numNew: '5' }, { numNew: -1 }, { numNew: 0.5 }, { latestType: 'like' }])(
  'a leader that gives its number as %j is one that does not know it yet',
  (bell) => expect(parseTabMessage({ ...LEADING, bell })).toEqual(LEADING),
);

test.each([null, 7, { id: 7 }, { id: 'x', timestamp: 5 }, { id: 7, timestamp: null }])(
  'a leader whose newest note is %j has none',
  (newest) => expect(parseTabMessage({ ...LEADING, newest })).toEqual(LEADING),
);

test('a field that a later build adds to a message is left out', () => {
  expect(parseTabMessage({ kind: 'news', id: 7 })).toEqual({ kind: 'news' });
});

test.each([...FOREIGN, ...MALFORMED].map((data) => [data]))('%j is not', (data) => {
  expect(parseTabMessage(data)).toBeUndefined();
});

/** What this tab itself says, and does. */
const own = {
  h: { kind: 'hello', isVisible: true, mayNotify: false },
  l: {
    kind: 'leading',
    isVisible: true,
    mayNotify: false,
    push: 'subscribing',
    bell: null,
    newest: undefined,
  },
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
      const all = [...FOREIGN, ...MALFORMED];
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
