import { concat, NEVER } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { holdAnew, holdInTab } from '../../../src/streams/operators/hold-in-tab';

test(
  'holders in one tab share a lock, which is released with the last of them and can be held again',
  marbles((m) => {
    const lock$ = m.cold('--*');
    const locks = { hold: () => lock$ };
    const hold = () => concat(holdInTab(locks, 'a'), NEVER);
    m.expect(hold(), '^ 5ms !').toBeObservable('--*');
    m.expect(hold(), '--- ^ 5ms !').toBeObservable('---*');
    m.expect(hold(), '20ms ^ 5ms !').toBeObservable('20ms --*');
    m.expect(lock$).toHaveSubscriptions(['^ 8ms !', '20ms ^ 5ms !']);
  }),
);

test(
  'different locks, and those of different tabs, are not shared',
  marbles((m) => {
    const [first$, second$] = [m.cold('-*'), m.cold('--*')];
    const locks = { hold: (name: string) => (name === 'a' ? first$ : second$) };
    const others = { hold: () => m.cold('---*') };
    m.expect(holdInTab(locks, 'a')).toBeObservable('-*');
    m.expect(holdInTab(locks, 'b')).toBeObservable('--*');
    m.expect(holdInTab(others, 'a')).toBeObservable('---*');
  }),
);

test(
  'a holder that wants the lock anew asks for it when this tab has released it',
  marbles((m) => {
    const lock$ = m.cold('--*');
    const locks = { hold: () => lock$ };
    m.expect(concat(holdInTab(locks, 'a'), NEVER), '^ 5ms !').toBeObservable('--*');
    m.expect(concat(holdAnew(locks, 'a'), NEVER), '---^ 9ms !').toBeObservable('6ms --*');
    m.expect(concat(holdAnew(locks, 'a'), NEVER), '20ms ^ 5ms !').toBeObservable('20ms --*');
    m.expect(lock$).toHaveSubscriptions(['^ 5ms !', '6ms ^ 6ms !', '20ms ^ 5ms !']);
  }),
);
