import { marbles } from 'rxjs-marbles/jest';
import { signOut } from '../../../src/streams/session/sign-out';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';

test(
  'a request to sign out signs the blogger out, and a request to sign in does not',
  marbles((m) => {
    const calls: string[] = [];
    const world = { signOut: () => calls.push('signed out') };
    m.expect(
      emittedBy(m, signOut, {
        events: 'I1',
        values: { ...legend, 1: { type: 'signOut.requested' } },
        world,
      }),
    ).toBeObservable('--');
    m.flush();
    expect(calls).toEqual(['signed out']);
  }),
);
