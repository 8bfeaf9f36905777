import { asyncScheduler } from 'rxjs';
import fc from 'fast-check';
import { TestScheduler } from 'rxjs/testing';
import { drawLast, drawMarbles, parseDuration, type Row } from '../../../src/devtools/monitor/marbles';

const next = (at: number, value: unknown): Row['marks'][number] => ({ at, kind: 'next', value });

test('aligns rows and gives equal values the same letter', () => {
  const { lines, legend, stepMs } = drawMarbles([
    { name: 'reply', marks: [next(4500, 'sent')] },
    { name: 'polling', marks: [next(5, 'listed'), next(4500, 'sent'), { at: 9000, kind: 'error' }] },
  ]);
  expect(lines).toEqual(['reply          4500ms a', 'polling  5ms b 4494ms a 4499ms #']);
  expect([...legend]).toEqual([
    ['a', 'sent'],
    ['b', 'listed'],
  ]);
  expect(stepMs).toBe(1);
});

test('draws values of the same millisecond as a group', () => {
  const row = { name: 'drafts', marks: [next(3, 1), next(3, 2), { at: 10, kind: 'complete' as const }] };
  expect(drawMarbles([row]).lines).toEqual(['drafts  ---(ab) ---|']);
});

test('rounds times if a diagram is too wide or a group overlaps the next value', () => {
  const marks = Array.from({ length: 40 }, (_, index) => next(index * 37, index % 5));
  const { lines, stepMs } = drawMarbles([{ name: 'a', marks }], 120);
  expect(stepMs).toBeGreaterThan(1);
  const crowded = drawMarbles([{ name: 'a', marks: [next(0, 1), next(0, 2), next(2, 3)] }]);
  expect(crowded.stepMs).toBeGreaterThan(1);
  expect(lines).toHaveLength(1);
});

test('draws diagrams that the TestScheduler reads back as the same values and times', () => {
  const marks = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom('x', 'y', 'z')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(marks, (pairs) => {
      const sorted = [...pairs].sort(([a], [b]) => a - b);
      const { lines, legend, stepMs } = drawMarbles(
        [{ name: 'a', marks: sorted.map(([at, value]) => next(at, value)) }],
        1000,
      );
      const body = (lines[0] ?? '').replace(/^a\s*/, '');
      const drawn: unknown[] = [];
      new TestScheduler(() => undefined).run(({ hot, flush }) => {
        hot(body, Object.fromEntries(legend)).subscribe((value) => drawn.push([asyncScheduler.now(), value]));
        flush();
      });
      expect(drawn).toEqual(sorted.map(([at, value]) => [Math.round(at / stepMs) * stepMs, value]));
    }),
  );
});

test.each([
  ['500ms', 500],
  ['60s', 60_000],
  ['1.5s', 1500],
  ['2m', 120_000],
  ['60', undefined],
  [60, undefined],
  ['-1s', undefined],
])('parses the duration %j as %j ms', (input, ms) => {
  expect(parseDuration(input)).toBe(ms);
});

test('draws as much of the last part of many values as fits', () => {
  const marks = Array.from({ length: 3000 }, (_, index) => next(index * 20, index));
  const { lines, from, omitted } = drawLast([{ name: 'events', marks }]);
  expect(from).toBeGreaterThan(50_000);
  expect(omitted).toBe(0);
  expect(lines[0]?.length).toBeLessThanOrEqual(160);
  expect(lines[0]).toMatch(/[a-z] /i);
});
