import { marbles } from 'rxjs-marbles/jest';
import { environment } from '../../../src/streams/environment/environment';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';

test(
  'network and width are emitted at the start and when they change',
  marbles((m) => {
    const isOnline$ = m.hot('                 1-----0', { 1: true, 0: false });
    const isWide$ = m.hot('                   0--------1', { 1: true, 0: false });
    const emitted$ = emittedBy(m, environment, { world: { environment: { isOnline$, isWide$ } } });
    m.expect(emitted$).toBeObservable('(nW)--N--w', legend);
  }),
);
