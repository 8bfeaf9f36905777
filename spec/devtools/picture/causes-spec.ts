import { chainTo, effectsOf } from '../../../src/devtools/picture/causes';
import type { Mark } from '../../../src/devtools/picture/mark';
import type { Trace } from '../../../src/devtools/picture/trace';
import { DAWN_MS, traced } from './support/traced';

const LIKED = [100, { type: 'like.requested', id: 7, isLiked: true }] as const;

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
    '100 events next like.requested',
    '104 outbox > send > request subscribe',
    '304 outbox > send > request error',
    '306 outbox > look next like.failed',
    '306 outbox next like.failed',
    '306 events next like.failed',
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
  const links = effectsOf(trace, eventOf(trace, 'like.requested'));
  const events = links.flatMap(({ to }) => (to.name === 'events' ? [to.label] : []));
  expect(events.filter((label) => label !== 'outbox.looked')).toEqual([
    // Until it fails, the like counts as an answer.
    'answers.noted',
    'answers.noted',
    'notes.refreshRequested',
    'like.failed',
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
