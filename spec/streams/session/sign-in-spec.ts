import { cases } from 'rxjs-marbles/jest';
import { signIn } from '../../../src/streams/session/sign-in';
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
    name: 'not by itself if the token has never loaded a list',
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
    name: 'not by itself after five sign-ins in five minutes',
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
    const world = { signIn: () => place.add('left'), storage };
    m.expect(emittedBy(m, signIn, { events, values: legend, state, world })).toBeObservable('');
    m.expect(place.entries$).toBeObservable(left, { '*': 'left' });
  },
  rules,
);
