import { marbles, cases } from 'rxjs-marbles/jest';
import { ofType } from '../../../src/streams/operators/of-type';
import { select } from '../../../src/streams/operators/select';
import type { Event } from '../../../src/streams/state/events';
import { legend } from '../../support/legend';
import { initialState } from '../../../src/streams/state/state';
import { ApiError } from '../../../src/client';
import { isRefusal } from '../../../src/streams/operators/is-refusal';
import { of, concatMap, exhaustMap, map, merge, mergeMap, Subject, switchMap, tap } from 'rxjs';
import { table } from '../../support/table';
import { exhaustMapWithTrailing } from '../../../src/streams/operators/exhaust-map-with-trailing';
import { type Flatten, groupedBy } from '../../../src/streams/operators/grouped-by';

test(
  'ofType passes only events of its types',
  marbles((m) => {
    const passed$ = m.hot<Event>('          -s-d-o|', legend).pipe(ofType('note.selected', 'panel.toggled'));
    m.expect<Event>(passed$).toBeObservable('-s---o|', legend);
  }),
);

test(
  'select emits a part of the state when it has changed',
  marbles((m) => {
    const states = {
      a: initialState,
      b: { ...initialState, tick: 1 },
      c: { ...initialState, isWide: true },
    };
    const isWide$ = m.hot('a-b-c-c', states).pipe(select(({ isWide }) => isWide));
    m.expect(isWide$).toBeObservable('0---1', { 0: false, 1: true });
  }),
);

const error = (status: number, body?: unknown): ApiError =>
  new ApiError({ name: 'Error', message: '', path: '', method: 'POST', status, body });

test.each<[string, unknown, boolean]>([
  ['a 4xx', error(404, {}), true],
  ['a 4xx without a body', error(403, ''), true],
  ["[cause-of-a-failure] a network's own page with a 4xx", error(403, '<html>'), false],
  ["a 5xx with the platform's own error", error(503, { error: 'busy' }), true],
  ["a proxy's 5xx", error(502, '<html>'), false],
  ['a 5xx without an error in its body', error(503, {}), false],
  ['no answer', error(0), false],
  ['a 2xx that cannot be read', error(200, ''), false],
  ['a response that does not confirm the change', new TypeError('the response does not confirm'), false],
])('after %s the platform says that it did nothing or not', (_name, value, expected) => {
  expect(isRefusal(value)).toBe(expected);
});

cases(
  'exhaustMapWithTrailing',
  (m, { source, inner, expected }) => {
    const run = (value: string) => (inner === '' ? of(value) : m.cold<string>(inner, { x: value }));
    m.expect(m.hot<string>(source).pipe(exhaustMapWithTrailing(run))).toBeObservable(expected);
  },
  table(`
  source  | inner | expected    | name
  a       | ---x| | ---a        | projects a value at once
  abcd    | ---x| | ---a---d    | projects the last value that came meanwhile
  a-----b | ---x| | ---a-----b  | projects each value if none is running
  ab---c  | ---x| | ---a---b---c | waits again after the last value
  (abc)d  |       | (abc)d      | projects values that complete at once
  ab|     | ---x| | ---a---b|   | completes after the last value
  ab      | ---#  | ---#        | passes an error on
`),
);

const FLATTEN = {
  exhaustMap: (each) => exhaustMap(each),
  switchMap: (each) => switchMap(each),
  concatMap: (each) => concatMap(each),
} satisfies Record<string, Flatten>;

const rules = table(`
  source   | expected          | flatten    | name
  aB       | 5ms aB            | exhaustMap | run separately
  ab       | 5ms a             | exhaustMap | are ignored while one runs, with exhaustMap
  a 5ms b  | 5ms a 5ms b       | exhaustMap | run again after the previous one has ended, with exhaustMap
  ab       | 6ms b             | switchMap  | run only for the last value, with switchMap
  ab 4ms c | 5ms a 4ms b 4ms c | concatMap  | run one after another, with concatMap
`);

cases(
  'the streams of a key',
  (m, { flatten, source, expected }) => {
    const run = (letter: string) => m.cold('5ms (r|)').pipe(map(() => letter));
    const flattened$ = m.hot<string>(source).pipe(
      groupedBy(
        (letter) => letter === letter.toLowerCase(),
        FLATTEN[flatten as keyof typeof FLATTEN],
        run,
        () => undefined,
      ),
    );
    m.expect(flattened$).toBeObservable(expected);
  },
  rules,
);

const lives = table(`
  source  | expected          | name
  a       | 5ms (aE)          | when none of its streams runs
  ab      | 5ms a(bE)         | only after its last stream has ended
  a 9ms b | 5ms (aE) 6ms (bE) | and created again for the next value
`);

cases(
  'the group of a key is removed',
  (m, { source, expected }) => {
    const ended$ = new Subject<string>();
    const ending: Flatten = (project) => (group$) =>
      group$.pipe(tap({ complete: () => ended$.next('E') }), mergeMap(project));
    const run = (letter: string) => m.cold('5ms (r|)').pipe(map(() => letter));
    const flattened$ = m.hot<string>(source).pipe(
      groupedBy(
        () => 'key',
        ending,
        run,
        () => undefined,
      ),
    );
    m.expect(merge(ended$, flattened$)).toBeObservable(expected);
  },
  lives,
);

test(
  '[defect-of-one-note] a defect in the stream of one key is reported, and the streams of other keys run on',
  marbles((m) => {
    const problems: string[] = [];
    const run = (letter: string) => {
      if (letter === 'x') throw new Error('a defect');
      return m.cold('5ms (r|)').pipe(map(() => letter));
    };
    const grouped = groupedBy(
      (letter: string) => letter.toLowerCase(),
      (each) => exhaustMap(each),
      run,
      (problem) => problems.push(problem),
    );
    m.expect(m.hot<string>('axX').pipe(grouped)).toBeObservable('5ms a-X');
    m.flush();
    expect(problems).toEqual(['the behaviour for x failed: a defect']);
  }),
);
