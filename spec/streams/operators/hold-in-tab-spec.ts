import { concat, NEVER } from 'rxjs';
import { marbles } from 'rxjs-marbles/jest';
import { holdInTab } from '../../../src/streams/operators/hold-in-tab';

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
