import { defer, NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { renewSession } from '../../../src/streams/session/renew-session';
import type { State } from '../../../src/streams/state/state';
import { createLog, emittedBy, memoryStorage } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { looking, recordOf } from '../outbox/records';

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly stored?: Readonly<Record<string, string>>;
  readonly left: string;
}

const rules: Case[] = [
  {
    name: 'at once, and only once, if it is closed when the session ends',
    events: '--Q-Q',
    left: '  --*',
  },
  {
    name: 'when it closes if it is open when the session ends',
    state: { isPanelOpen: true },
    events: '--Q-c',
    left: '  ----*',
  },
  {
    name: 'when the blogger of an open panel asks for it',
    state: { isPanelOpen: true },
    events: '--Q-I',
    left: '  ----*',
  },
  {
    name: 'only when there is a network',
    state: { isOnline: false },
    events: '--Q-n',
    left: '  ----*',
  },
  {
    name: 'although a trash waits, because it is kept until its owner has signed in',
    state: looking(recordOf('trash')),
    events: '--Q',
    left: '  --*',
  },
  {
    name: '[no-sign-in-loop] not by itself if the token has never loaded a list',
    stored: { auth_new: '1' },
    events: '--Q',
    left: '',
  },
  {
    name: 'when the blogger asks for it after a token that has never loaded a list',
    stored: { auth_new: '1' },
    events: '--Q-I',
    left: '  ----*',
  },
  {
    name: '[no-sign-in-loop] not by itself after five sign-ins in five minutes',
    stored: { auth_times: '[-299997,-3,-2,-1,0]' },
    events: '--Q',
    left: '',
  },
  {
    name: 'by itself if one of the last five sign-ins was five minutes ago',
    stored: { auth_times: '[-299998,-3,-2,-1,0]' },
    events: '--Q',
    left: '  --*',
  },
  {
    name: 'again when a session that another tab has renewed ends',
    events: '--Q-K-Q',
    left: '  --*---*',
  },
];

cases(
  'the panel leaves for the sign-in page',
  (m, { events, state = {}, stored = {}, left }: Case) => {
    const place = createLog<'left'>();
    const storage = memoryStorage(new Map(Object.entries(stored)));
    const goToSignIn = () =>
      defer(() => {
        place.add('left');
        return NEVER;
      });
    const world = { goToSignIn, storage };
    m.expect(emittedBy(m, renewSession, { events, values: legend, state, world })).toBeObservable('');
    m.expect(place.entries$).toBeObservable(left, { '*': 'left' });
  },
  rules,
);

const UNREACHABLE = { u: 'unreachable' } as const;

interface SubscriptionCase {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly events: string;
  /** The outcome of a sign-in: `u` if the platform cannot be reached, `#` if its code cannot be loaded. */
  readonly signIn: string;
  readonly asked?: readonly string[];
  readonly unasked?: readonly string[];
  readonly expected: string;
}

const subscriptions: SubscriptionCase[] = [
  {
    name: '[renewal-while-closed] ends when the panel opens, and begins again when it closes',
    events: '  --Q--o--c',
    signIn: '  ----',
    unasked: ['--^--!', '--------^'],
    expected: '',
  },
  {
    name: 'ends when the network is lost, and begins again when it is back',
    events: '  --Q--N--n',
    signIn: '  ----',
    unasked: ['--^--!', '--------^'],
    expected: '',
  },
  {
    name: 'is silent in a closed panel that cannot reach the platform',
    events: '  --Q',
    signIn: '  -u-u',
    unasked: ['--^'],
    expected: '',
  },
  {
    name: 'is tried again after 30 s in a closed panel whose code cannot be loaded',
    events: '  --Q 70s o',
    signIn: '  -#',
    unasked: ['--^!', '30003ms ^!', '60004ms ^!'],
    expected: '',
  },
  {
    name: '[sign-in-on-request] starts again at each press, and emits why it failed',
    state: { isPanelOpen: true },
    events: '  --Q--I----I-I----',
    signIn: '  --(u|)',
    asked: ['-----^-!', '----------^-!', '------------^-!'],
    expected: '-------f------f',
  },
  {
    name: 'emits that its code cannot be loaded',
    state: { isPanelOpen: true },
    events: '  --Q--I--I',
    signIn: '  -#',
    asked: ['-----^!', '--------^!'],
    expected: '------D--D',
  },
  {
    name: 'goes on after a press when the panel is closed and opened again',
    state: { isPanelOpen: true },
    events: '  --Q--I-c--o',
    signIn: '  ----',
    asked: ['-----^'],
    unasked: ['-------^--!'],
    expected: '',
  },
];

cases(
  'a sign-in',
  (m, { events, state = {}, signIn, asked = [], unasked = [], expected }: SubscriptionCase) => {
    const [asked$, unasked$] = [m.cold(signIn, UNREACHABLE), m.cold(signIn, UNREACHABLE)];
    const world = { goToSignIn: (isAsked: boolean) => (isAsked ? asked$ : unasked$) };
    const out$ = emittedBy(m, renewSession, { events, values: legend, state, world });
    m.expect(out$).toBeObservable(expected, {
      f: { type: 'signIn.failed', why: 'unreachable' },
      D: { type: 'signIn.failed', why: 'unloaded' },
    });
    m.expect(asked$).toHaveSubscriptions([...asked]);
    m.expect(unasked$).toHaveSubscriptions([...unasked]);
  },
  subscriptions,
);
