import { cases } from 'rxjs-marbles/jest';
import { signIn } from '../../../src/streams/session/sign-in';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, createLog } from '../../support/behaviour';
import { legend } from '../../support/legend';

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly isFresh?: boolean;
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
    name: 'not while a moderation is pending',
    state: { moderations: { 7: { kind: 'trash', phase: 'pending', comment: undefined } } },
    events: '--Q',
    left: '',
  },
  {
    name: 'not by itself if a new token was rejected before it could load the list',
    state: { isLoading: true },
    isFresh: true,
    events: '--Q',
    left: '',
  },
  {
    name: 'when the blogger asks for it after a new token was rejected',
    state: { isLoading: true },
    isFresh: true,
    events: '--Q-I',
    left: '  ----*',
  },
  {
    name: 'by itself if a new token was rejected after it has loaded the list',
    state: { isLoading: false },
    isFresh: true,
    events: '--Q',
    left: '  --*',
  },
];

cases(
  'the panel leaves for the sign-in page',
  (m, { events, state = {}, isFresh = false, left }: Case) => {
    const place = createLog<'left'>();
    const world = { signIn: () => place.add('left'), isFreshSignIn: isFresh };
    m.expect(emittedBy(m, signIn, { events, values: legend, state, world })).toBeObservable('');
    m.expect(place.entries$).toBeObservable(left, { '*': 'left' });
  },
  rules,
);
