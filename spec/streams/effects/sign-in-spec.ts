import { marbles } from 'rxjs-marbles/jest';
import { signIn } from '../../../src/streams/effects/sign-in';
import { answersOf, recorder } from '../../support/behaviour';

test(
  'the end of the session leads to the sign-in page, once',
  marbles((m) => {
    const left = recorder<'left'>();
    const answers$ = answersOf(m, signIn, {
      events: '--e-e',
      values: { e: { type: 'session.ended' } },
      world: { signIn: () => left.tell('left') },
    });
    m.expect(answers$).toBeObservable('');
    m.expect(left.told$).toBeObservable('--l', { l: 'left' });
  }),
);
