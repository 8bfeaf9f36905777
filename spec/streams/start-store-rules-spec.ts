import { marbles } from 'rxjs-marbles/jest';
import { type Behaviours, startStore } from '../../src/streams/start-store';
import type { Event } from '../../src/streams/state/events';
import { quietDeps } from '../support/behaviour';

test(
  'behaviours that come later join those that are at work, and all go on until the store ends',
  marbles((m) => {
    const [first$, second$] = [m.cold<Event>('-'), m.cold<Event>('-')];
    const lots$ = m.cold<Behaviours>('f-s', { f: { first: () => first$ }, s: { second: () => second$ } });
    m.expect(startStore(quietDeps(), lots$).run$, '------!').toBeObservable('');
    m.expect(first$).toHaveSubscriptions(['^-----!']);
    m.expect(second$).toHaveSubscriptions(['--^---!']);
  }),
);
