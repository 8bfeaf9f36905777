import { asyncScheduler, mergeWith, Observable, Subject } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { hurry$ } from '../../../src/streams/outbox/hurry';
import { type OutboxRecord, stateOf, UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { memoryStore } from '../../../src/streams/outbox/store';
import { createPanelClient } from '../../../src/streams/panel-client';
import type { StateStream } from '../../../src/streams/state/behaviour';
import { initialState, type State } from '../../../src/streams/state/state';
import { undo } from '../../support/triage';
import { SECOND } from '../../world/clock';
import { fakePlatform } from '../../support/platform';
import { play } from '../../world/script';
import { firstOf } from '../../world/network';
import type { Tab } from '../../world/browser';
import { lookingAt, recordOf } from './records';

const DAY = 24 * 3600 * SECOND;

interface Case {
  readonly name: string;
  readonly record: OutboxRecord;
  /** Whether this page has made it. */
  readonly isMadeHere?: boolean;
  readonly state?: Partial<State>;
  readonly sent?: string;
}

const lines = {
  t: 'POST /sites/1/comments/70/delete keepalive',
  s: 'PUT /sites/1/comments/70 {"status":"spam"} keepalive',
  l: 'POST /sites/1/comments/70/likes/new keepalive',
};

cases(
  'when the page goes away at 2 s,',
  (m, { record, isMadeHere = true, state = {}, sent = '' }: Case) => {
    const platform = fakePlatform(() => m.cold('5ms #', {}, new Error('the page is gone')));
    const { transport } = platform;
    const client = createPanelClient({ apiOrigin: 'https://platform.test', token: 't', transport });
    const value: State = { ...initialState, ...lookingAt(1999, record), ...state };
    const state$: StateStream = Object.assign(new Observable<State>(), { value });
    const puts$ = new Subject<string>();
    const store = {
      ...memoryStore(),
      put: (key: string, stored: OutboxRecord) => puts$.next(`${key} ${stateOf(stored)}`),
    };
    const now = () => asyncScheduler.now();
    const hurried$ = hurry$(m.hot('2s *'), { client, store, state$, isMadeHere: () => isMadeHere, now });
    const put = `${record.aspect} 1 c70 sending`;
    m.expect(hurried$.pipe(mergeWith(puts$))).toBeObservable(sent === '' ? '' : '2s p', { p: put });
    m.expect(platform.requests$).toBeObservable(sent, lines);
  },
  [
    {
      name: 'a trash in its undo window is sent, and stored as sent',
      record: recordOf('trash'),
      sent: '2s t',
    },
    { name: 'a spam in its undo window is sent', record: recordOf('spam'), sent: '2s s' },
    { name: 'a like that waits is sent', record: recordOf('like'), sent: '2s l' },
    {
      name: 'what was done before it was known who is signed in is sent',
      record: recordOf('trash', { owner: UNKNOWN_OWNER }),
      sent: '2s t',
    },
    { name: 'a reply waits: a second one would be there twice', record: recordOf('reply') },
    {
      name: 'a trash of another tab waits: it may be undone there',
      record: recordOf('trash'),
      isMadeHere: false,
    },
    {
      name: 'what is being sent is not sent again',
      record: recordOf('like', { state: 'sending', attempts: 1, sentAt: 1500 }),
    },
    { name: 'what was sent once is not sent again', record: recordOf('like', { attempts: 1 }) },
    {
      name: 'a trash whose undo window is over is looked for by the next page first',
      record: recordOf('trash', { dueAt: 1900 }),
    },
    { name: 'what is older than a day waits', record: recordOf('like', { madeAt: 1999 - DAY }) },
    {
      name: '[retry-after] nothing is sent while the platform has too many requests',
      record: recordOf('trash', { cause: 'tooMany' }),
    },
    { name: 'nothing is sent without a network', record: recordOf('trash'), state: { isOnline: false } },
    { name: 'nothing is sent without a session', record: recordOf('trash'), state: { isSignedIn: false } },
  ],
);

const trash = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'trash', id: 7 });
const DELETE = 'POST /sites/1/comments/70/delete';

describe('a trash in its undo window when its page goes away', () => {
  test.each([['right'], ['lost'], ['busy']] as const)(
    'is done once, also if the next page opens a second later: its answer is %s',
    (fate) => {
      const deletes: number[] = [];
      const { blog, records } = play(
        ({ open, blog: own }) => {
          const tab = open();
          return {
            [SECOND]: () => trash(tab),
            [2 * SECOND]: () => tab.leave(),
            [2 * SECOND + 100]: () => deletes.push(own.deletes()),
            [3 * SECOND]: () => void open(),
          };
        },
        { fateOf: firstOf(DELETE, fate) },
      );
      expect(deletes).toEqual([fate === 'busy' ? 0 : 1]);
      expect(blog.deletes()).toBe(1);
      expect([...records.values()].map(stateOf)).toEqual(['done']);
    },
  );

  test('stays undoable in another tab that goes away itself', () => {
    const { blog } = play(({ open }) => {
      const [one, two] = [open(), open()];
      return {
        [SECOND]: () => trash(one),
        [2 * SECOND]: () => two.leave(),
        [3 * SECOND]: () => undo(one),
      };
    });
    expect(blog.deletes()).toBe(0);
  });
});
