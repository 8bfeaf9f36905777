import { cases } from 'rxjs-marbles/jest';
import { signIn } from '../../../src/streams/effects/sign-in';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';

const values: Record<string, Event> = {
  e: { type: 'session.ended' },
  s: { type: 'signIn.requested' },
  c: { type: 'panel.toggled', isOpen: false },
  n: { type: 'network.changed', isOnline: true },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly isFresh?: boolean;
  readonly left: string;
}

const rules: Case[] = [
  { name: 'at once while nobody looks at the panel, and only once', events: '--e-e', left: '--l' },
  {
    name: 'not out of an open panel, until it closes',
    events: '--e-c',
    state: { isPanelOpen: true },
    left: '----l',
  },
  {
    name: 'out of an open panel when the blogger asks',
    events: '--e-s',
    state: { isPanelOpen: true },
    left: '----l',
  },
  { name: 'not while there is no network', events: '--e-n', state: { isOnline: false }, left: '----l' },
  {
    name: 'not while something is pending',
    events: '--e',
    state: { moderations: { 7: { kind: 'trash', phase: 'pending', comment: undefined } } },
    left: '',
  },
  {
    name: 'not by itself where a token that has just come was refused before it was of use',
    events: '--e',
    state: { isLoading: true },
    isFresh: true,
    left: '',
  },
  {
    name: 'but when the blogger asks',
    events: '--e-s',
    state: { isLoading: true },
    isFresh: true,
    left: '----l',
  },
  {
    name: 'by itself where a token that has just come was of use first',
    events: '--e',
    state: { isLoading: false },
    isFresh: true,
    left: '--l',
  },
];

cases(
  'the end of the session leads to the sign-in page',
  (m, { events, state = {}, isFresh = false, left }: Case) => {
    const place = recorder<'left'>();
    const world = { signIn: () => place.tell('left'), isFreshSignIn: isFresh };
    m.expect(answersOf(m, signIn, { events, values, state, world })).toBeObservable('');
    m.expect(place.told$).toBeObservable(left, { l: 'left' });
  },
  rules,
);
