import { map, NEVER, of, Subject } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { inTurn } from '../../../src/streams/operators/in-turn';
import { isCollected } from '../../support/collected';

interface Case {
  readonly name: string;
  readonly source: string;
  /** When the page goes away. */
  readonly leaves?: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'wait for the previous request',
    source: '  abc',
    expected: '5ms a 4ms b 4ms c',
  },
  {
    name: 'do not wait if the previous request has ended',
    source: '  a 9ms b',
    expected: '5ms a 9ms b',
  },
  {
    name: 'all start at once when the page goes away',
    source: '  abc',
    leaves: '  ---*',
    expected: '5ms a--(bc)',
  },
];

cases(
  'requests in turn',
  (m, { source, leaves = '', expected }: Case) => {
    const request = (value: string) => m.cold('5ms (r|)').pipe(map(() => value));
    m.expect(m.hot(source).pipe(inTurn(m.hot(leaves))(request))).toBeObservable(expected);
  },
  rules,
);

test('a request that has ended is garbage-collected', async () => {
  const source$ = new Subject<object>();
  const subscription = source$.pipe(inTurn(NEVER)(() => of(null))).subscribe();
  expect(
    await isCollected(
      () => ({}),
      (request) => source$.next(request),
    ),
  ).toBe(true);
  subscription.unsubscribe();
});
