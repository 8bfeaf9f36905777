import { cases, marbles } from 'rxjs-marbles/jest';
import { checkSession } from '../../../src/streams/session/check-session';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { legend } from '../../support/legend';

interface Case {
  readonly name: string;
  readonly doubted: string;
  readonly state?: Partial<State>;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'when a call gets a 401 that does not name the token', doubted: '5ms d', expected: '5ms r' },
  {
    name: 'at most once in 30 s, however many calls are refused',
    doubted: ' 5ms (dd) 99ms d 29899ms d',
    expected: '5ms r 30002ms r',
  },
  {
    name: 'not after the session has ended',
    state: { isSignedIn: false },
    doubted: '5ms d',
    expected: '',
  },
];

cases(
  '[end-of-the-session] the panel asks for the list',
  (m, { doubted, state = {}, expected }: Case) => {
    const emitted$ = emittedBy(m, checkSession, { state, world: { tokenDoubted$: m.hot(doubted) } });
    m.expect(emitted$).toBeObservable(expected, legend);
  },
  rules,
);

test(
  "the panel asks for the list when another tab finds that the platform's cookies are gone",
  marbles((m) => {
    const changes$ = m.hot('5ms e 5ms o', {
      e: { key: 'auth_ended', value: '5' },
      o: { key: 'reply_7', value: undefined },
    });
    const emitted$ = emittedBy(m, checkSession, { world: { storage: memoryStorage(new Map(), changes$) } });
    m.expect(emitted$).toBeObservable('5ms r', legend);
  }),
);
