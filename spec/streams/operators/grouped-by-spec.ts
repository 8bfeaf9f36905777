import { concatMap, exhaustMap, map, merge, mergeMap, Subject, switchMap, tap } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { type Flatten, groupedBy } from '../../../src/streams/operators/grouped-by';
import { table } from '../../support/table';

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
