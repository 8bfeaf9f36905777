import { marbles } from 'rxjs-marbles/jest';
import { signOut } from '../../../src/streams/effects/sign-out';
import { answersOf } from '../../support/behaviour';

test(
  'a blogger who asks for it is signed out',
  marbles((m) => {
    const told: string[] = [];
    const world = { signOut: () => told.push('signed out') };
    m.expect(
      answersOf(m, signOut, {
        events: 'io',
        values: { i: { type: 'signIn.requested' }, o: { type: 'signOut.requested' } },
        world,
      }),
    ).toBeObservable('--');
    m.flush();
    expect(told).toEqual(['signed out']);
  }),
);
