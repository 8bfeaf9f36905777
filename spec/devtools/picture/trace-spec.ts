import { readFileSync } from 'node:fs';
import type { LogEntry } from '../../../src/devtools/monitor/log-entries';
import { initialState } from '../../../src/streams/state/state';
import { type Trace, createTrace } from '../../../src/devtools/picture/trace';
import { nextPollMs } from '../../../src/devtools/picture/waits';
import { UNDO_MS } from '../../../src/streams/timing';
import { DAWN_MS, traced } from './support/traced';
import { chainTo, effectsOf } from '../../../src/devtools/picture/causes';
import type { Mark } from '../../../src/devtools/picture/mark';
import { behaviourFile } from '../../../src/devtools/picture/behaviour-file';
import { LEGEND } from '../../../src/devtools/picture/legend';

const entry = (id: number, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: DAWN_MS + id,
  name: 'events',
  subscriptionId: 1,
  kind: 'next',
  ...changes,
});

test('has a marble for each entry of the console, in its order and at its time', () => {
  const { trace, monitor } = traced([[100, { type: 'action.requested', action: 'like', id: 7 }]], 12_000);
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
  const { trace } = traced([[100, { type: 'action.requested', action: 'trash', id: 7 }]], 200);
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

const LIKED = [100, { type: 'action.requested', action: 'like', id: 7 }] as const;

const eventOf = (trace: Trace, type: string): Mark => {
  const mark = trace.marks().findLast(({ name, label }) => name === 'events' && label === type);
  if (!mark) throw new Error(`no ${type}`);
  return mark;
};
const textOf = ({ at, name, kind, label = '' }: Mark): string =>
  `${at - DAWN_MS} ${name} ${kind} ${label}`.trim();

test('leads from an event over the answer, the request and its record back to the click that began it', () => {
  const { trace } = traced([LIKED], 1000);
  const chain = chainTo(trace, eventOf(trace, 'status.shown'));
  expect(chain.map(({ mark }) => textOf(mark))).toEqual([
    '100 events next action.requested',
    '104 outbox > send > request subscribe',
    '304 outbox > send > request error',
    '306 outbox > look next action.failed',
    '306 outbox next action.failed',
    '306 events next action.failed',
    '306 statusBar next status.shown',
    '306 events next status.shown',
  ]);
  expect(chain.flatMap(({ origin }) => origin ?? [])).toEqual([
    'the blogger',
    'record of like 1 c70',
    'answer 500 to POST /rest/v1.1/sites/1/comments/70/likes/new',
    'records of the outbox',
  ]);
});

test('names a timer, and leads on to the event that set it', () => {
  const { trace } = traced([LIKED], 12_000);
  const chain = chainTo(trace, eventOf(trace, 'status.dismissed'));
  expect(chain.slice(-5).map(({ mark, origin }) => `${textOf(mark)} <- ${origin ?? ''}`)).toEqual([
    '306 events next status.shown <- ',
    '306 statusBar > timer subscribe <- ',
    '4306 statusBar > timer next status.dismissed <- a timer',
    '4306 statusBar next status.dismissed <- ',
    '4306 events next status.dismissed <- ',
  ]);
});

test('leads forward from a click to all that it caused, and to nothing else', () => {
  const { trace } = traced([LIKED, [500, { type: 'note.selected', id: 7 }]], 12_000);
  const links = effectsOf(trace, eventOf(trace, 'action.requested'));
  const events = links.flatMap(({ to }) => (to.name === 'events' ? [to.label] : []));
  expect(events.filter((label) => label !== 'outbox.looked')).toEqual([
    // Until it fails, the like counts as an answer.
    'answers.noted',
    'answers.noted',
    'notes.refreshRequested',
    'action.failed',
    'status.shown',
    'status.dismissed',
  ]);
  const starts = links.filter(({ to }) => to.kind === 'subscribe').map(({ to }) => to.name);
  expect(starts).toEqual(['outbox > send', 'outbox > send > request', 'statusBar > timer']);
  for (const { from, to } of links) expect(from.id).toBeLessThan(to.id);
});

test('an event that a behaviour emits while another one is handled has its own emission as cause', () => {
  const { trace } = traced([[100, { type: 'note.selected', id: 7 }]], 2000);
  const emitted = trace.marks().filter(({ name, kind }) => name === 'events' && kind === 'next');
  for (const mark of emitted.filter(({ label }) => label !== 'note.selected')) {
    const before = chainTo(trace, mark).at(-2)?.mark;
    expect(before).toMatchObject({ kind: 'next', label: mark.label });
    expect(before?.name).not.toBe('events');
  }
});

test('a part belongs to the file of its behaviour, and the event queue to none', () => {
  expect(behaviourFile('outbox > send > request')).toBe('src/streams/behaviours/outbox.ts');
  expect(behaviourFile('events')).toBeUndefined();
});

test('the legend explains each colour of the picture besides those of its lines and texts', () => {
  const css = readFileSync(new URL('../../../src/devtools/window/view.css', import.meta.url), 'utf8');
  const tones = new Set([...css.matchAll(/--view-([a-z]+):/g)].map(([, tone]) => tone));
  for (const plain of ['ground', 'quiet', 'edge', 'line', 'axis', 'text']) tones.delete(plain);
  expect(new Set(LEGEND.map(([, tone]) => tone))).toEqual(tones);
});
