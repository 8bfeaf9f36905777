import {
  asyncScheduler,
  delay,
  distinctUntilChanged,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
} from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import type { Input } from '../../../src/streams/outbox/input';
import { stateOf } from '../../../src/streams/outbox/record';
import type { OutboxLook } from '../../../src/streams/outbox/state';
import { createRecords, type OutboxStore } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import { undoBarOf } from '../../../src/streams/outbox/overlay';
import { createView } from '../../../src/streams/outbox/view';
import { SLOW_REQUEST_MS } from '../../../src/streams/timing';
import { COMMIT_MS, keptStore, slowStore } from '../../support/outbox';
import { recordOf, wantedBy } from './records';

/** Clicks of this tab by their letter. */
const inputs: Readonly<Record<string, Input>> = {
  l: wantedBy('like', { id: 'l' }),
  u: wantedBy('unlike', { id: 'u' }),
  t: wantedBy('trash', { id: 't' }),
  z: { type: 'undone', id: 't', newId: 'z' },
  r: wantedBy('reply', { id: 'r', wanted: 'Two' }),
};
const KEYS: Readonly<Record<string, string>> = {
  l: 'like 1 c70',
  u: 'like 1 c70',
  t: 'status 1 c70',
  z: 'status 1 c70',
  r: 'reply 1 c70',
};

interface Case {
  readonly name: string;
  readonly clicks?: string;
  /** What other tabs, or the sender, store: a like that waits (L), is sent (S) or done (D); a reply (R). */
  readonly others?: string;
  /**
   * What the screen shows: nothing (0), a like that waits (l), is sent (s), takes longer than 2 s (w) or is done (d), an unlike after it
   * (u), an undo bar (t), a trash without one (T), a reply of this tab (r) or another one (R).
   */
  readonly shows: string;
}

const others: Readonly<Record<string, ReturnType<typeof recordOf>>> = {
  L: recordOf('like', { id: 'l', madeAt: 1, dueAt: 1 }),
  S: recordOf('like', { id: 'l', madeAt: 1, dueAt: 1, state: 'sending', sentAt: 0, attempts: 1 }),
  D: recordOf('like', { id: 'l', madeAt: 1, dueAt: 1, state: 'done', settledAt: 9, attempts: 1 }),
  R: recordOf('reply', { id: 'R', madeAt: 0, dueAt: 0, wanted: 'One' }),
};

const shown = ({ records, at }: OutboxLook): string => {
  const letters = Object.values(records).map((record) => {
    const { wanted, dueAt, sent } = record;
    const state = stateOf(record);
    if (wanted === 'trash') return undoBarOf(record, at) ? 't' : 'T';
    if (record.aspect === 'reply') return wanted === 'One' ? 'R' : 'r';
    if (wanted === false) return 'u';
    const isSlow = at - (sent?.at ?? dueAt) >= SLOW_REQUEST_MS;
    if (isSlow && state !== 'done') return 'w';
    return { waiting: 'l', sending: 's', uncertain: '?', failed: 'f', done: 'd' }[state];
  });
  return letters.join('') || '0';
};

cases(
  'the screen',
  (m, { clicks = '', others: stored = '', shows }: Case) => {
    const records = createRecords();
    const fast = keptStore(records);
    // A read shows what was stored when it began, as in a database.
    const store: OutboxStore = { ...slowStore(records), all: () => fast.all().pipe(delay(COMMIT_MS)) };
    const view = createView(store, asyncScheduler);
    const changed$: Observable<never> = merge(
      m.hot<string>(clicks).pipe(
        mergeMap((letter) => {
          const input = inputs[letter] ?? wantedBy('like');
          return view.change([{ key: KEYS[letter] ?? '', owner: '5', inputOf: () => input }], of('5'));
        }),
      ),
      m.hot<string>(stored).pipe(
        mergeMap((letter) => {
          const record = others[letter] ?? recordOf('like');
          return fast.change(recordKey(record.aspect, record.target), () => record);
        }),
      ),
    ).pipe(mergeMap(() => []));
    const look$ = merge(view.looks$.pipe(map(shown), distinctUntilChanged()), changed$);
    m.expect(look$).toBeObservable(shows);
  },
  [
    { name: 'shows nothing without records', shows: '-0' },
    {
      name: 'shows a click at once, not again when it is stored, and again when it has waited for 2 s',
      clicks: '---l',
      shows: ' -0-l 1999ms w',
    },
    { name: 'shows what is taken back at once, while it is being stored', clicks: '---l-u', shows: '-0-l-0' },
    {
      name: 'takes back a click that the store refuses: another tab has a reply on its way',
      clicks: '---r',
      others: '--R',
      shows: ' -0-(rR)',
    },
    {
      name: 'shows what another tab has stored, after one read',
      others: '---L',
      shows: ' -0--l 1996ms w',
    },
    {
      name: 'shows an undo bar exactly until its undo window ends',
      clicks: '---t',
      shows: ' -0-t 4499ms T',
    },
    {
      name: 'shows what is done exactly for 10 s after its answer',
      others: '---D',
      shows: ' -0--d 10004ms 0',
    },
    {
      name: 'shows that a request takes longer than 2 s',
      others: '---S',
      shows: ' -0--s 1995ms w',
    },
    {
      name: 'shows what the blogger wants instead while the first is sent',
      others: '---S',
      clicks: '-----u',
      shows: ' -0--su',
    },
    {
      name: 'does not flicker if a read began before the click was stored',
      others: '-L--R',
      clicks: '----u',
      shows: ' -0l-0R',
    },
  ],
);

test('shows the changes of a batch in one look, before they are stored', () => {
  const view = createView(slowStore(createRecords()), asyncScheduler);
  const looks: number[] = [];
  const watching = view.looks$.subscribe(({ records }) => looks.push(Object.keys(records).length));
  const changes = [1, 2, 3].map((comment) => {
    const input = wantedBy('like', { id: `${comment}`, target: { site: 1, comment } });
    return { key: `like 1 c${comment}`, owner: '5', inputOf: () => input };
  });
  watching.add(view.change(changes, NEVER).subscribe());
  watching.unsubscribe();
  expect(looks).toEqual([3]);
});
