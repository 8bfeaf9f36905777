import { throwError } from 'rxjs';
import { detailsOf, MAX_VALUE_CHARACTERS } from '../../../src/devtools/picture/details';
import { DAWN_MS, traced } from './support/traced';

const LIKED = [100, { type: 'action.requested', action: 'like', id: 7 }] as const;

const { trace, monitor } = traced(
  [
    [100, { type: 'reply.typed', id: 7, text: 'x'.repeat(1_000_000) }],
    [200, { type: 'reply.typed', id: 7, text: 'short' }],
  ],
  500,
);
const drafts = trace.marks().filter(({ number, label }) => number !== undefined && label === 'reply.typed');
const [large, small] = drafts.map((mark) => detailsOf(trace, { monitor, since: DAWN_MS }, mark));

test('a value of a megabyte is cut, and the view says so', () => {
  expect(large?.value).toHaveLength(MAX_VALUE_CHARACTERS);
  expect(large?.valueNote).toMatch(/^Cut: 20000 of 10000\d\d characters are shown\.$/);
  expect(large?.changes.join('').length).toBeLessThan(1000);
  expect(small?.valueNote).toBeUndefined();
  expect(small?.value).toContain('"text": "short"');
});

test('an event shows what it changed in the state, also at the marble of the behaviour that emitted it', () => {
  const { trace: liked, monitor: log } = traced([LIKED], 500);
  const shown = (name: string, label: string) =>
    liked
      .marks()
      .flatMap((mark) => {
        if (mark.name !== name || mark.label !== label) return [];
        return [detailsOf(liked, { monitor: log, since: DAWN_MS }, mark)];
      })
      .at(-1);
  expect(shown('events', 'outbox.looked')?.changes.join()).toMatch(/^tick = \d+,outbox = .*like 1 c70/);
  expect(shown('outbox', 'outbox.looked')?.changes).toEqual(shown('events', 'outbox.looked')?.changes);
  expect(shown('outbox', 'outbox.looked')?.changes.length).toBeGreaterThan(0);
});

test('the causes are a chain of arrows from the first one to the marble itself', () => {
  const { trace: liked, monitor: log } = traced([LIKED], 500);
  const last = liked.marks().findLast(({ name, label }) => name === 'events' && label === 'status.shown');
  const { causes, chain } = last
    ? detailsOf(liked, { monitor: log, since: DAWN_MS }, last)
    : { causes: [], chain: [] };
  expect(chain.length).toBeGreaterThan(3);
  expect([chain[0]?.id, ...causes.map(({ to }) => to.id)]).toEqual(chain.map(({ id }) => id));
  expect(causes.map(({ from }) => from.id)).toEqual(chain.slice(0, -1).map(({ id }) => id));
});

test('says so if the console no longer keeps the value', () => {
  const [first] = trace.marks().filter(({ kind }) => kind === 'next');
  const forgetful = { ...monitor, log: { ...monitor.log, all: () => [] } };
  const details = first && detailsOf(trace, { monitor: forgetful, since: DAWN_MS }, first);
  expect(details?.valueNote).toBe('The value is no longer kept: the console keeps the last 4000.');
});

test('an error has its message as value, and its stack apart', () => {
  const { trace: failed, monitor: log } = traced([LIKED], 500, () => throwError(() => new Error('No route')));
  const mark = failed
    .marks()
    .find(({ name, kind }) => name === 'outbox > send > request' && kind === 'error');
  const details = mark && detailsOf(failed, { monitor: log, since: DAWN_MS }, mark);
  expect(details?.value).toMatch(/^TerminatedError: Request has been terminated/);
  expect(details?.value).not.toMatch(/\n/);
  expect(details?.stack).toMatch(/\n +at /);
});

test('the effects have their times', () => {
  const click = trace.marks().find(({ label }) => label === 'reply.typed');
  const details = click && detailsOf(trace, { monitor, since: DAWN_MS }, click);
  expect(details?.effectTexts.length).toBe(details?.effects.length);
  for (const { text } of details?.effectTexts ?? []) expect(text).toMatch(/ \(0:0\d\.\d{3}\)$/);
});
