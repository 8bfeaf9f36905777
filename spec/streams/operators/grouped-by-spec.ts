import { mergeMap, reduce } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { groupedBy } from '../../../src/streams/operators/grouped-by';

interface Case {
  readonly name: string;
  readonly source: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'ends 10 minutes after the last that came', source: 'a 9m b', expected: '1140001ms y' },
  { name: 'is another for another key', source: 'aB', expected: '600s xz' },
  { name: 'begins anew with what comes then', source: 'a 10m a', expected: '600s x 600s x' },
];

cases(
  'a stream for each key',
  (m, { source, expected }: Case) => {
    const groups$ = m.hot<string>(source).pipe(
      groupedBy((letter) => letter === letter.toLowerCase()),
      mergeMap((group$) => group$.pipe(reduce((all, letter) => all + letter, ''))),
    );
    m.expect(groups$).toBeObservable(expected, { x: 'a', y: 'ab', z: 'B' });
  },
  rules,
);
