import { marbles } from 'rxjs-marbles/jest';
import { signOut } from '../../../src/streams/session/sign-out';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { legend } from '../../support/legend';

test(
  'a request to sign out signs the blogger out, and a request to sign in does not',
  marbles((m) => {
    const calls: string[] = [];
    const storage = memoryStorage(
      new Map([
        ['auth', '9:token'],
        ['auth_user', '1'],
        ['auth_times', '[1]'],
        ['kept_list', '{}'],
      ]),
    );
    const world = { storage, signOut: () => calls.push('signed out') };
    m.expect(
      emittedBy(m, signOut, {
        events: 'I1',
        values: { ...legend, 1: { type: 'signOut.requested' } },
        world,
      }),
    ).toBeObservable('--');
    m.flush();
    expect(calls).toEqual(['signed out']);
    expect([...storage.held]).toEqual([['auth', 'signed out']]);
  }),
);
