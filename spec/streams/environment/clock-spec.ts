import { marbles } from 'rxjs-marbles/jest';
import { clock } from '../../../src/streams/environment/clock';
import { emittedBy } from '../../support/behaviour';

test(
  'the clock ticks at once, and every 30 s',
  marbles((m) => {
    const emitted$ = emittedBy(m, clock, {});
    m.expect(emitted$, '60001ms !').toBeObservable('0 29999ms 3 29999ms 6', {
      0: { type: 'clock.ticked', now: 0 },
      3: { type: 'clock.ticked', now: 30_000 },
      6: { type: 'clock.ticked', now: 60_000 },
    });
  }),
);
