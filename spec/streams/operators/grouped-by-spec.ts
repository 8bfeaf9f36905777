import { concatMap, exhaustMap, map, merge, mergeMap, Subject, switchMap, tap } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { type Flatten, groupedBy } from '../../../src/streams/operators/grouped-by';

interface Case {
  readonly name: string;
  readonly flatten: Flatten;
  readonly source: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'run separately',
    flatten: (each) => exhaustMap(each),
    source: '  aB',
    expected: '5ms aB',
  },
  {
    name: 'are ignored while one runs, with exhaustMap',
    flatten: (each) => exhaustMap(each),
    source: '  ab',
    expected: '5ms a',
  },
  {
    name: 'run again after the previous one has ended, with exhaustMap',
    flatten: (each) => exhaustMap(each),
    source: '  a 5ms b',
    expected: '5ms a 5ms b',
  },
  {
    name: 'run only for the last value, with switchMap',
    flatten: (each) => switchMap(each),
    source: '  ab',
    expected: '6ms b',
  },
  // The third value comes after the first stream has ended and before the second has.
  {
    name: 'run one after another, with concatMap',
    flatten: (each) => concatMap(each),
    source: '  ab 4ms c',
    expected: '5ms a 4ms b 4ms c',
  },
];

cases(
  'the streams of a key',
  (m, { flatten, source, expected }: Case) => {
    const run = (letter: string) => m.cold('5ms (r|)').pipe(map(() => letter));
    const flattened$ = m.hot<string>(source).pipe(
      groupedBy(
        (letter) => letter === letter.toLowerCase(),
        flatten,
        run,
        () => undefined,
      ),
    );
    m.expect(flattened$).toBeObservable(expected);
  },
  rules,
);

const lives: Omit<Case, 'flatten'>[] = [
  {
    name: 'when none of its streams runs',
    source: '  a',
    expected: '5ms (aE)',
  },
  {
    name: 'only after its last stream has ended',
    source: '  ab',
    expected: '5ms a(bE)',
  },
  {
    name: 'and created again for the next value',
    source: '  a 9ms b',
    expected: '5ms (aE) 6ms (bE)',
  },
];

cases(
  'the group of a key is removed',
  (m, { source, expected }: Omit<Case, 'flatten'>) => {
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
