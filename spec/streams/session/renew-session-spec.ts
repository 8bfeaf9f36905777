import { defer, NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { renewSession } from '../../../src/streams/session/renew-session';
import type { State } from '../../../src/streams/state/state';
import { createLog, emittedBy, entriesOf, memoryStorage } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { looking, recordOf } from '../outbox/records';
import { more, named, table } from '../../support/table';

const states: Record<string, Partial<State>> = {
  open: { isPanelOpen: true },
  offline: { isOnline: false },
  trashing: looking(recordOf('trash')),
};

const rules = table(`
  events  | left    | given                                     | name
  --Q-Q   | --*     |                                           | at once, and only once, if it is closed when the session ends
  --Q-c   | ----*   | state: open                               | when it closes if it is open when the session ends
  --Q-I   | ----*   | state: open                               | when the blogger of an open panel asks for it
  --Q-n   | ----*   | state: offline                            | only when there is a network
  --Q     | --*     | state: trashing                           | although a trash waits, because it is kept until its owner has signed in
  --Q     |         | stored: auth_new = 3:token                | [no-sign-in-loop] not by itself if the token is new and has never loaded a list
  --Q     | --*     | stored: auth_new = 2:token                | [no-sign-in-loop] by itself if the token is old and has never loaded a list
  --Q-I   | ----*   | stored: auth_new = 9:token                | when the blogger asks for it after a token that has never loaded a list
  --Q     |         | stored: auth_times = [-299997,-3,-2,-1,0] | [no-sign-in-loop] not by itself after five sign-ins in five minutes
  --Q     | --*     | stored: auth_times = [-299998,-3,-2,-1,0] | by itself if one of the last five sign-ins was five minutes ago
  --Q-K-Q | --*---* |                                           | again when a session that another tab has renewed ends
`);

cases(
  'the panel leaves for the sign-in page',
  (m, { events, left, given }) => {
    const { state, stored } = more(given, 'state', 'stored');
    const place = createLog<'left'>();
    const storage = memoryStorage(stored === '' ? undefined : entriesOf(stored));
    const goToSignIn = () =>
      defer(() => {
        place.add('left');
        return NEVER;
      });
    const world = { goToSignIn, storage };
    m.expect(
      emittedBy(m, renewSession, { events, values: legend, state: named(states, state), world }),
    ).toBeObservable('');
    m.expect(place.entries$).toBeObservable(left, { '*': 'left' });
  },
  rules,
);

const UNREACHABLE = { u: 'unreachable' } as const;

/** `signIn` has the outcome: `u` if the platform cannot be reached, `#` if its code cannot be loaded. */
const subscriptions = table(`
  events            | signIn | expected        | asked                                      | unasked                        | state | name
  --Q--o--c         | ----   |                 |                                            | --^--! / --------^             |       | [renewal-while-closed] ends when the panel opens, and begins again when it closes
  --Q--N--n         | ----   |                 |                                            | --^--! / --------^             |       | ends when the network is lost, and begins again when it is back
  --Q               | -u-u   |                 |                                            | --^                            |       | is silent in a closed panel that cannot reach the platform
  --Q 70s o         | -#     |                 |                                            | --^! / 30003ms ^! / 60004ms ^! |       | is tried again after 30 s in a closed panel whose code cannot be loaded
  --Q--I----I-I---- | --(u|) | -------f------f | -----^-! / ----------^-! / ------------^-! |                                | open  | [sign-in-on-request] starts again at each press, and emits why it failed
  --Q--I--I         | -#     | ------D--D      | -----^! / --------^!                       |                                | open  | emits that its code cannot be loaded
  --Q--I-c--o       | ----   |                 | -----^                                     | -------^--!                    | open  | goes on after a press when the panel is closed and opened again
`);

cases(
  'a sign-in',
  (m, { events, signIn, expected, asked, unasked, state }) => {
    const [asked$, unasked$] = [m.cold(signIn, UNREACHABLE), m.cold(signIn, UNREACHABLE)];
    const world = { goToSignIn: (isAsked: boolean) => (isAsked ? asked$ : unasked$) };
    const run = { events, values: legend, state: named(states, state), world };
    const out$ = emittedBy(m, renewSession, run);
    m.expect(out$).toBeObservable(expected, {
      f: { type: 'signIn.failed', why: 'unreachable' },
      D: { type: 'signIn.failed', why: 'unloaded' },
    });
    m.expect(asked$).toHaveSubscriptions(asked === '' ? [] : asked.split(' / '));
    m.expect(unasked$).toHaveSubscriptions(unasked === '' ? [] : unasked.split(' / '));
  },
  subscriptions,
);
