import { marbles, cases } from 'rxjs-marbles/jest';
import { ofType } from '../../../src/streams/operators/of-type';
import { select } from '../../../src/streams/operators/select';
import type { Event } from '../../../src/streams/state/events';
import { legend } from '../../support/legend';
import { initialState } from '../../../src/streams/state/state';
import { ApiError } from '../../../src/client';
import { isRefusal } from '../../../src/streams/operators/is-refusal';
import { of } from 'rxjs';
import { table } from '../../support/table';
import { exhaustMapWithTrailing } from '../../../src/streams/operators/exhaust-map-with-trailing';

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
