import { marbles } from 'rxjs-marbles/jest';
import { surroundings } from '../../../src/streams/sources/surroundings';
import { answersOf } from '../../support/behaviour';

test(
  'network and width are told as they are, and as they change',
  marbles((m) => {
    const isOnline$ = m.hot('t-----f', { t: true, f: false });
    const isWide$ = m.hot('f--------t', { t: true, f: false });
    const answers$ = answersOf(m, surroundings, { world: { surroundings: { isOnline$, isWide$ } } });
    m.expect(answers$).toBeObservable('(nN)--o--w', {
      n: { type: 'network.changed', isOnline: true },
      N: { type: 'width.changed', isWide: false },
      o: { type: 'network.changed', isOnline: false },
      w: { type: 'width.changed', isWide: true },
    });
  }),
);
