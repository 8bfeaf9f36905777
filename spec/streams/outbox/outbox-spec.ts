import { distinct, map, mergeMap, NEVER, of } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { act } from '../../../src/streams/actions/act';
import { decide } from '../../../src/streams/deeds/decide';
import { stateOf } from '../../../src/streams/outbox/record';
import { createRecords } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import { outboxOf } from '../../../src/streams/outbox/outbox';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { likeLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { keptStore, type RecordChanges } from '../../support/outbox';
import { fakePlatform, response } from '../../support/platform';
import { knownBlogger, settledBy } from '../../support/settled-by';
import { recordOf } from './records';

const values: Record<string, Event> = {
  ...likeLegend,
  r: { type: 'deed.retried', id: 'a' },
  x: { type: 'deed.discarded', id: 'a' },
  X: { type: 'deed.discarded', id: 'z' },
};
const requests = { a: 'POST /sites/1/comments/70/likes/new keepalive', m: 'GET /me' };
const failed = { state: 'failed', attempts: 1, settledAt: 0, failed: 'old' } as const;

interface Case {
  readonly name: string;
  readonly events?: string;
  /** The events of another tab, which does not lead. */
  readonly otherTab?: string;
  /** A like of an earlier page. */
  readonly held?: RecordChanges;
  /** Whether it is stored who is signed in. */
  readonly isKnown?: boolean;
  readonly status?: number;
  readonly sent: string;
  /** What this tab says of its actions, and what the other one does. */
  readonly expected: string;
  readonly expectedThere?: string;
  /** The states of the records in the end. */
  readonly left: readonly string[];
}

cases(
  'the outbox',
  (
    m,
    {
      events = '',
      otherTab = '',
      held,
      isKnown = true,
      status = 200,
      sent,
      expected,
      expectedThere = '',
      left,
    }: Case,
  ) => {
    const shared = createRecords();
    if (held) {
      const record = recordOf('like', { note: 7, madeAt: 0, dueAt: 0, ...held });
      shared.records.set(recordKey(record.aspect, record.target), record);
    }
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', {
        a: line === requests.m ? response({ ID: 5 }) : response({ i_like: true }, status),
      }),
    );
    const tab = (diagram: string, isVisible: boolean) =>
      settledBy(m, [act, decide], {
        events: diagram,
        values,
        platform,
        state: { ...holding(note(7)), tabRole: 'follower', isVisible },
        world: {
          outbox: keptStore(shared),
          storage: isKnown ? knownBlogger() : memoryStorage(),
        },
      });
    m.expect(tab(events, true)).toBeObservable(expected, values);
    if (otherTab !== '') m.expect(tab(otherTab, false)).toBeObservable(expectedThere, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.flush();
    expect([...shared.records.values()].map(stateOf)).toEqual(left);
  },
  [
    {
      name: 'says in the tab that has made a record what became of it, and in no other',
      events: '  -a',
      otherTab: '-',
      sent: '    -a',
      expected: '6ms y',
      left: ['done'],
    },
    {
      name: 'says so also in a tab that does not lead, whose records the leader sends',
      otherTab: '-a',
      sent: '    -a',
      expected: '',
      expectedThere: '6ms y',
      left: ['done'],
    },
    {
      name: 'says nothing of what an earlier page has left, and sends it',
      held: {},
      sent: 'a',
      expected: '',
      left: ['done'],
    },
    {
      name: 'sends what failed again on request, and says what became of it',
      held: failed,
      events: '-r',
      sent: '  -a',
      expected: '6ms y',
      left: ['done'],
    },
    {
      name: 'gives up what failed on request',
      held: failed,
      events: '-x',
      sent: '',
      expected: '',
      left: [],
    },
    {
      name: 'ignores requests about a record that is gone',
      held: failed,
      events: '-X',
      sent: '',
      expected: '',
      left: ['failed'],
    },
    {
      name: 'asks who is signed in before it sends, if that is not stored, and only then',
      isKnown: false,
      events: '-a',
      sent: '  -m 4ms a',
      expected: '11ms y',
      left: ['done'],
    },
    {
      name: 'asks nobody while nothing has to be sent',
      isKnown: false,
      held: { state: 'done', settledAt: 0, attempts: 1 },
      sent: '',
      expected: '',
      left: ['done'],
    },
    {
      name: 'drops what was done more than a day ago when a page starts',
      held: { state: 'done', settledAt: -24 * 3600 * 1000 - 1, attempts: 1 },
      sent: '',
      expected: '',
      left: [],
    },
  ],
);

test(
  'storage says while something waits, for a page without the code of the outbox',
  marbles((m) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({ i_like: true }) }));
    const storage = knownBlogger();
    const world = { outbox: keptStore(), storage };
    const state = holding(note(7));
    m.expect(settledBy(m, [act], { events: '-a', values, platform, state, world })).toBeObservable(
      '6ms y',
      values,
    );
    m.expect(storage.changed$).toBeObservable('-1 4ms 0', { 1: 'outbox = 1', 0: 'no outbox' });
  }),
);

test(
  'a frozen page, which is not told of changes, reads the records when it is visible, or back from the cache',
  marbles((m) => {
    let id = 0;
    const record = recordOf('like', failed);
    const all = () =>
      of({ records: [{ ...record, id: `${(id += 1)}` }], unsharedKeys: new Set<string>(), isKept: true });
    const environment = {
      isVisible$: m.hot('1--0-1').pipe(map((letter) => letter === '1')),
      pageShow$: m.hot(' -------s'),
    };
    const world = { outbox: { ...keptStore(), changes$: NEVER, all }, environment };
    const reads$ = emittedBy(m, outboxOf([]), { world }).pipe(
      mergeMap((event) => (event.type === 'outbox.looked' ? Object.values(event.records) : [])),
      distinct(({ id: read }) => read),
      map(() => 'r'),
    );
    m.expect(reads$).toBeObservable('r----r-r');
  }),
);
