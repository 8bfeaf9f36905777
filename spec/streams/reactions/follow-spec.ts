import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { follow } from '../../../src/streams/reactions/follow';
import type { Event } from '../../../src/streams/state/events';
import { isFollowing } from '../../../src/streams/reactions/selectors';
import { emittedBy, createLog } from '../../support/behaviour';
import { followLegend } from '../../support/legend';
import { response, fakePlatform } from '../../support/platform';

const values: Record<string, Event> = {
  ...followLegend,
  2: { type: 'follow.requested', siteId: 2, isFollowing: true },
  Y: { type: 'follow.confirmed', siteId: 2, isFollowing: true },
};

const requests = {
  a: 'PUT /sites/1/follows/new keepalive',
  u: 'DELETE /sites/1/follows/mine/delete keepalive',
  2: 'PUT /sites/2/follows/new keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly status?: readonly number[];
  /** The platform responds that the opposite is true. */
  readonly refuses?: boolean;
  /** The body of the platform's responses, if it is another one. */
  readonly body?: unknown;
  readonly expected: string;
  readonly sent: string;
  /** Whether the buttons of site 1 show that it is followed: 1 or 0. */
  readonly shows: string;
}

const rules: Case[] = [
  {
    name: 'shows at once, and is sent',
    events: '  -a',
    sent: '    -a',
    expected: '6ms y',
    shows: '   01',
  },
  {
    name: 'can be taken back later',
    events: '  -a 9ms u',
    sent: '    -a 9ms u',
    expected: '6ms y 9ms z',
    shows: '   01 9ms 0',
  },
  {
    name: 'shows the value that the platform responds with',
    refuses: true,
    events: '  -a',
    sent: '    -a',
    expected: '   6ms z',
    shows: '   01 4ms 0',
  },
  {
    name: 'shows the requested value if the response only states success',
    body: { success: true },
    events: '  -a',
    sent: '    -a',
    expected: '6ms y',
    shows: '   01',
  },
  {
    name: 'is taken back if the response has no valid value',
    body: { is_following: 'perhaps' },
    events: '  -a',
    sent: '    -a',
    expected: '   6ms f',
    shows: '   01 4ms 0',
  },
  {
    name: 'is taken back if the response is malformed',
    body: [],
    events: '  -a',
    sent: '    -a',
    expected: '   6ms f',
    shows: '   01 4ms 0',
  },
  {
    name: 'is sent in order when it is toggled quickly, and ignores outdated responses',
    events: '  -au',
    sent: '    -a 4ms u',
    expected: '   11ms z',
    shows: '   010',
  },
  {
    name: 'does not wait for the follow of another site',
    events: '  -a2',
    sent: '    -a2',
    expected: '6ms yY',
    shows: '   01',
  },
  {
    name: 'is taken back if it fails',
    status: [500],
    events: '  -a',
    sent: '    -a',
    expected: '   6ms f',
    shows: '   01 4ms 0',
  },
  {
    name: 'does not report a failure if a later toggle has replaced it',
    status: [500, 200],
    events: '  -au',
    sent: '    -a 4ms u',
    expected: '   11ms z',
    shows: '   010',
  },
  {
    name: 'takes only the last of three quick toggles into account',
    status: [500, 200],
    events: '  -aua',
    sent: '    -a 4ms a',
    expected: '   11ms y',
    shows: '   0101',
  },
];

cases(
  'a follow',
  (m, { events, status = [200], refuses = false, body, expected, sent, shows }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const following = { is_following: line.startsWith('PUT') !== refuses };
      return m.cold('5ms (a|)', {
        a: response(body === undefined ? following : body, status[Math.min(count++, status.length - 1)]),
      });
    });
    const shown = createLog<boolean>();
    const emitted$ = emittedBy(m, follow, {
      events,
      values,
      platform,
      watch: (state) => shown.add(isFollowing(state.follows[1], false)),
    });
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(shown.entries$.pipe(distinctUntilChanged())).toBeObservable(shows, { 1: true, 0: false });
  },
  rules,
);
