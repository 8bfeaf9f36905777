import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { follow } from '../../../src/streams/effects/follow';
import type { Event } from '../../../src/streams/state/events';
import { isFollowing } from '../../../src/streams/state/selectors';
import { answersOf, recorder } from '../../support/behaviour';
import { answer, fakePlatform } from '../../support/platform';

const asked = (isFollowing: boolean, siteId = 1): Event => ({
  type: 'follow.requested',
  siteId,
  isFollowing,
});
const values: Record<string, Event> = { y: asked(true), n: asked(false), Y: asked(true, 2) };

const confirmed = (isFollowing: boolean, siteId = 1): Event => ({
  type: 'follow.confirmed',
  siteId,
  isFollowing,
});
const answers: Record<string, Event> = {
  a: confirmed(true),
  u: confirmed(false),
  A: confirmed(true, 2),
  f: { type: 'follow.failed', siteId: 1, isFollowing: true },
};

const requests = {
  a: 'PUT /sites/1/follows/new keepalive',
  u: 'DELETE /sites/1/follows/mine/delete keepalive',
  A: 'PUT /sites/2/follows/new keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** The platform says the opposite. */
  readonly refuses?: boolean;
  /** The platform says something else instead. */
  readonly says?: unknown;
  readonly expected: string;
  readonly sent: string;
  /** What the buttons of site 1 show: following or not. */
  readonly shows: string;
}

const rules: Case[] = [
  { name: 'shows at once', events: '-y', expected: '6ms a', sent: '-a', shows: 'ny' },
  { name: 'and back', events: '-y 9ms n', expected: '6ms a 9ms u', sent: '-a 9ms u', shows: 'ny 9ms n' },
  {
    name: 'shows what the platform answers',
    events: '-y',
    refuses: true,
    expected: '6ms u',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  {
    name: 'shows what was asked for where the answer says no more than that it succeeded',
    events: '-y',
    says: { success: true },
    expected: '6ms a',
    sent: '-a',
    shows: 'ny',
  },
  {
    name: 'is taken back where the answer does not say what was done',
    events: '-y',
    says: { is_following: 'perhaps' },
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  {
    name: 'and where the answer is another thing altogether',
    events: '-y',
    says: [],
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  {
    name: 'quick toggles are sent in order, and show nothing of an overtaken answer',
    events: '-yn',
    expected: '11ms u',
    sent: '-a 4ms u',
    shows: 'nyn',
  },
  { name: 'sites do not wait for each other', events: '-yY', expected: '6ms aA', sent: '-aA', shows: 'ny' },
  {
    name: 'a failure is taken back',
    events: '-y',
    status: [500],
    expected: '6ms f',
    sent: '-a',
    shows: 'ny 4ms n',
  },
  {
    name: 'a failure that a later action has overtaken is none',
    events: '-yn',
    status: [500, 200],
    expected: '11ms u',
    sent: '-a 4ms u',
    shows: 'nyn',
  },
  {
    name: 'of three quick toggles only the last one counts',
    events: '-yny',
    status: [500, 200, 200],
    expected: '16ms a',
    sent: '-a 4ms u 4ms a',
    shows: 'nyny',
  },
];

cases(
  'following a site',
  (m, { events, status = [200], refuses = false, says, expected, sent, shows }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const body = { is_following: line.startsWith('PUT') !== refuses };
      return m.cold('5ms (a|)', {
        a: answer(says === undefined ? body : says, status[Math.min(count++, status.length - 1)]),
      });
    });
    const shown = recorder<boolean>();
    const answers$ = answersOf(m, follow, {
      events,
      values,
      platform,
      watch: (state) => shown.tell(isFollowing(state, 1, false)),
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(shown.told$.pipe(distinctUntilChanged())).toBeObservable(shows, { y: true, n: false });
  },
  rules,
);
