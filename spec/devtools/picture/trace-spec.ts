import type { LogEntry } from '../../../src/devtools/monitor/log-entries';
import { initialState } from '../../../src/streams/state/state';
import { createTrace } from '../../../src/devtools/picture/trace';
import { nextPollMs } from '../../../src/devtools/picture/waits';
import { UNDO_MS } from '../../../src/streams/timing';
import { DAWN_MS, traced } from './support/traced';

const entry = (id: number, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: DAWN_MS + id,
  name: 'events',
  subscriptionId: 1,
  kind: 'next',
  ...changes,
});

test('has a marble for each entry of the console, in its order and at its time', () => {
  const { trace, monitor } = traced([[100, { type: 'like.requested', id: 7, isLiked: true }]], 12_000);
  const entries = monitor.log.all();
  expect(entries.length).toBeGreaterThan(100);
  expect(trace.marks().map(({ id, at, name, kind }) => ({ id, at, name, kind }))).toEqual(
    entries.map(({ id, at, name, kind }) => ({ id, at, name, kind })),
  );
});

test('keeps a bounded number of marbles, the newest, also in its lanes', () => {
  const trace = createTrace(100);
  for (let id = 1; id <= 1000; id++)
    trace.add(entry(id, { subscriptionId: id, kind: id % 2 ? 'subscribe' : 'complete' }), initialState);
  const ids = trace.marks().map(({ id }) => id);
  expect(ids.length).toBeLessThanOrEqual(125);
  expect(ids.at(-1)).toBe(1000);
  const [lane] = trace.lanes();
  expect(lane?.marks.map(({ id }) => id)).toEqual(ids);
  expect(trace.markOf(1000)?.id).toBe(1000);
  expect(trace.markOf(1)).toBeUndefined();
});

test('puts subscriptions at the same time in rows of their own, and uses a row again', () => {
  const trace = createTrace();
  const part = { name: 'markSeen > send', kind: 'subscribe' } as const;
  trace.add(entry(1, { ...part, subscriptionId: 1 }), initialState);
  trace.add(entry(2, { ...part, subscriptionId: 2 }), initialState);
  trace.add(entry(3, { ...part, subscriptionId: 1, kind: 'complete' }), initialState);
  trace.add(entry(4, { ...part, subscriptionId: 3 }), initialState);
  const lane = trace.laneOf('markSeen > send');
  expect([1, 2, 3].map((id) => lane?.runs.get(id)?.row)).toEqual([0, 1, 0]);
  expect(lane?.rows).toBe(2);
});

test('orders lanes like the names of the streams, the event queue first', () => {
  const { trace } = traced([], 100);
  const names = trace.lanes().map(({ name }) => name);
  expect(names[0]).toBe('events');
  expect(names.indexOf('polling > fetch')).toBe(names.indexOf('polling') + 1);
});

test('knows when the undo window ends from its subscription on', () => {
  const { trace } = traced([[100, { type: 'moderation.requested', id: 7, kind: 'trash' }]], 200);
  const [run] = [...(trace.laneOf('outbox > send')?.runs.values() ?? [])];
  expect(run).toMatchObject({ from: DAWN_MS + 100, due: DAWN_MS + 100 + UNDO_MS, to: undefined });
});

test('knows the wait for the next poll: with push, without it, and after failures', () => {
  const state = { ...initialState, isOnline: true, isVisible: true, isSignedIn: true };
  expect(nextPollMs({ ...state, push: 'subscribed' })).toBe(300_000);
  expect(nextPollMs({ ...state, push: 'subscribing' })).toBe(30_000);
  const failure = { kind: 'platform', failures: 1, retryInMs: 60_000, askedMs: 0 } as const;
  expect(nextPollMs({ ...state, list: { ...state.list, failure } })).toBe(60_000);
  expect(nextPollMs({ ...state, isOnline: false })).toBeUndefined();
});
