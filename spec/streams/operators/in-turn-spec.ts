import { map, NEVER, of, Subject } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { inTurn } from '../../../src/streams/operators/in-turn';
import { isCollected } from '../../support/collected';

interface Case {
  readonly name: string;
  readonly source: string;
  readonly leaves?: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'each waits for the one before', source: 'abc', expected: '5ms a 4ms b 4ms c' },
  { name: 'one that comes later does not wait', source: 'a 9ms b', expected: '5ms a 9ms b' },
  {
    name: 'all that wait go at once when the page goes away',
    source: 'abc',
    leaves: '---l',
    expected: '5ms a--(bc)',
  },
];

cases(
  'requests in turn',
  (m, { source, leaves = '', expected }: Case) => {
    const request = (value: string) => m.cold('5ms (r|)').pipe(map(() => value));
    m.expect(m.hot(source).pipe(inTurn('turn', m.hot(leaves))(request))).toBeObservable(expected);
  },
  rules,
);

test('nothing is kept of a request that was answered', async () => {
  const source$ = new Subject<object>();
  const subscription = source$.pipe(inTurn('turn', NEVER)(() => of(null))).subscribe();
  expect(
    await isCollected(
      () => ({}),
      (request) => source$.next(request),
    ),
  ).toBe(true);
  subscription.unsubscribe();
});
