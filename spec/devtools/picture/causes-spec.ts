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

test('leads from an event over the answer, the request and its lock back to the click that began it', () => {
  const { trace } = traced([LIKED], 1000);
  const chain = chainTo(trace, eventOf(trace, 'status.shown'));
  expect(chain.map(({ mark }) => textOf(mark))).toEqual([
    '100 events next like.requested',
    '110 like > send subscribe',
    '310 like > send error',
    '310 like next like.failed',
    '310 events next like.failed',
    '310 statusBar next status.shown',
    '310 events next status.shown',
  ]);
  expect(chain.flatMap(({ origin }) => origin ?? [])).toEqual([
    'the blogger',
    'lock note_like_7',
    'answer 200 to POST /rest/v1.1/sites/1/comments/70/likes/new',
  ]);
});

test('names a timer, and leads on to the event that set it', () => {
  const { trace } = traced([LIKED], 12_000);
  const chain = chainTo(trace, eventOf(trace, 'override.ended'));
  expect(chain.map(({ mark, origin }) => `${textOf(mark)} <- ${origin ?? ''}`)).toEqual([
    '100 events next like.requested <- the blogger',
    '100 override > timer subscribe <- ',
    '10100 override > timer next override.ended <- a timer',
    '10100 override next override.ended <- ',
    '10100 events next override.ended <- ',
  ]);
});

test('leads forward from a click to all that it caused, and to nothing else', () => {
  const { trace } = traced([LIKED, [500, { type: 'note.selected', id: 7 }]], 12_000);
  const links = effectsOf(trace, eventOf(trace, 'like.requested'));
  const events = links.flatMap(({ to }) => (to.name === 'events' ? [to.label] : []));
  expect(events).toEqual(['like.failed', 'status.shown', 'status.dismissed', 'override.ended']);
  const starts = links.filter(({ to }) => to.kind === 'subscribe').map(({ to }) => to.name);
  expect(starts).toEqual(['override > timer', 'like > send', 'statusBar > timer']);
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
