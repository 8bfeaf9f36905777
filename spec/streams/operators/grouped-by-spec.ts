import { concatMap, exhaustMap, map, merge, mergeMap, Subject, switchMap, tap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { type Flatten, groupedBy } from '../../../src/streams/operators/grouped-by';

interface Case {
  readonly name: string;
  readonly flatten: Flatten;
  readonly source: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'each key has its own', flatten: (each) => exhaustMap(each), source: 'aB', expected: '5ms aB' },
  { name: 'none while one runs', flatten: (each) => exhaustMap(each), source: 'ab', expected: '5ms a' },
  {
    name: 'another when it has ended',
    flatten: (each) => exhaustMap(each),
    source: 'a 5ms b',
    expected: '5ms a 5ms b',
  },
  { name: 'the last', flatten: (each) => switchMap(each), source: 'ab', expected: '6ms b' },
  // The third comes when the first has ended, and the second has not.
  {
    name: 'one after another',
    flatten: (each) => concatMap(each),
    source: 'ab 4ms c',
    expected: '5ms a 4ms b 4ms c',
  },
];

cases(
  'what is flattened for each key',
  (m, { flatten, source, expected }: Case) => {
    const answer = (letter: string) => m.cold('5ms (r|)').pipe(map(() => letter));
    const answers$ = m
      .hot<string>(source)
      .pipe(groupedBy((letter) => letter === letter.toLowerCase(), flatten, answer));
    m.expect(answers$).toBeObservable(expected);
  },
  rules,
);

const lives: Omit<Case, 'flatten'>[] = [
  { name: 'when nothing of it runs', source: 'a', expected: '5ms (aE)' },
  { name: 'not while another runs', source: 'ab', expected: '5ms a (bE)' },
  { name: 'and another begins with what comes then', source: 'a 9ms b', expected: '5ms (aE) 6ms (bE)' },
];

cases(
  'what is kept for a key is let go',
  (m, { source, expected }: Omit<Case, 'flatten'>) => {
    const ended$ = new Subject<string>();
    const told: Flatten = (project) => (group$) =>
      group$.pipe(tap({ complete: () => ended$.next('E') }), mergeMap(project));
    const answer = (letter: string) => m.cold('5ms (r|)').pipe(map(() => letter));
    const answers$ = m.hot<string>(source).pipe(groupedBy(() => 'key', told, answer));
    m.expect(merge(ended$, answers$)).toBeObservable(expected);
  },
  lives,
);
