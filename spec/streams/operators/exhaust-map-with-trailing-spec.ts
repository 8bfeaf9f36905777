import { of } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { exhaustMapWithTrailing } from '../../../src/streams/operators/exhaust-map-with-trailing';

interface Case {
  readonly name: string;
  readonly source: string;
  readonly inner?: string;
  readonly expected: string;
}

cases(
  'exhaustMapWithTrailing',
  (m, { source, inner = '---x|', expected }: Case) => {
    const results$ = m
      .hot<string>(source)
      .pipe(
        exhaustMapWithTrailing((value) => (inner === '' ? of(value) : m.cold<string>(inner, { x: value }))),
      );
    m.expect(results$).toBeObservable(expected);
  },
  [
    { name: 'projects a value at once', source: 'a', expected: '---a' },
    { name: 'projects the last value that came meanwhile', source: 'abcd', expected: '---a---d' },
    { name: 'projects each value if none is running', source: 'a-----b', expected: '---a-----b' },
    { name: 'waits again after the last value', source: 'ab---c', expected: '---a---b---c' },
    { name: 'projects values that complete at once', source: '(abc)d', inner: '', expected: '(abc)d' },
    { name: 'completes after the last value', source: 'ab|', expected: '---a---b|' },
    { name: 'passes an error on', source: 'ab', inner: '---#', expected: '---#' },
  ],
);
