import { marbles } from 'rxjs-marbles/jest';
import { clock } from '../../../src/streams/sources/clock';
import { answersOf } from '../../support/behaviour';

test(
  'the time is told at once, and every 30 s',
  marbles((m) => {
    const answers$ = answersOf(m, clock, {});
    m.expect(answers$, '60001ms !').toBeObservable('a 29999ms b 29999ms c', {
      a: { type: 'clock.ticked', now: 0 },
      b: { type: 'clock.ticked', now: 30_000 },
      c: { type: 'clock.ticked', now: 60_000 },
    });
  }),
);
