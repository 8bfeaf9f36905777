import { isApproved } from '../../../src/streams/outbox/note-records';
import { stateOf } from '../../../src/streams/outbox/record';
import type { Tab } from '../../world/browser';
import { SECOND } from '../../world/clock';
import type { Fate } from '../../world/network';
import { type Browser, play } from '../../world/script';

const approve = (tab: Tab): void => tab.send({ type: 'action.requested', action: 'approve', id: 7 });
const follow = (tab: Tab): void => tab.send({ type: 'follow.requested', siteId: 1, isFollowing: true });

const statesOf = ({ records }: Browser): readonly string[] => [...records.values()].map(stateOf);
const shows = (tab: Tab): boolean | undefined => {
  const { 7: note } = tab.state().allNotes;
  return note && isApproved(tab.state(), note);
};

test.each<[string, Fate, readonly number[]]>([
  ['at once if the platform knows the blogger, and so refuses this call only', 'right', [1.06, 2]],
  ['after 10 s if the platform does not tell', 'silent', [11, 12]],
])('[action-in-doubt] an approval whose 401 does not name the token fails %s', (_when, fate, seconds) => {
  const APPROVE = 'PUT /sites/1/comments/70';
  const shown: unknown[] = [];
  const browser = play(
    ({ open }) => {
      const tab = open();
      const look = (): unknown => shown.push(shows(tab));
      return {
        [SECOND]: () => approve(tab),
        ...Object.fromEntries(seconds.map((second) => [second * SECOND, look])),
      };
    },
    {
      fateOf: (line) => {
        if (line === APPROVE) return 'unclear';
        return line === 'GET /me' ? fate : 'right';
      },
    },
  );
  expect(shown).toEqual([true, false]);
  expect([browser.blog.actions(), statesOf(browser)]).toEqual([
    [`${APPROVE} {"status":"approved"}`],
    ['failed'],
  ]);
});

test('[action-in-doubt] an action waits for a session that has ended, also if the platform did not tell before', () => {
  let asked = 0;
  const browser = play(
    ({ open }) => {
      const tab = open();
      return { [SECOND]: () => approve(tab), [15 * SECOND]: () => follow(tab) };
    },
    {
      fateOf: (line) => {
        if (line === 'GET /me') return (asked += 1) === 1 ? 'busy' : 'expired';
        return line.includes(' /sites/') ? 'forbidden' : 'right';
      },
    },
  );
  expect(statesOf(browser)).toEqual(['failed', 'waiting']);
});

test.each<[string, Fate, readonly string[]]>([
  ['still knows the blogger', 'right', ['failed', 'failed']],
  ['rejects the token', 'forbidden', ['waiting', 'waiting']],
])(
  '[token-check] two tabs whose sites name authorization_required ask the platform once; it %s',
  (_name, fate, expected) => {
    const signedIn: boolean[] = [];
    let asked = 0;
    const browser = play(
      ({ open }) => {
        const tabs = [open(), open()] as const;
        return {
          [SECOND]: () => {
            approve(tabs[0]);
            follow(tabs[1]);
          },
          [2 * SECOND]: () => signedIn.push(...tabs.map((tab) => tab.state().isSignedIn)),
        };
      },
      {
        fateOf: (line) => {
          if (line === 'GET /me') asked += 1;
          if (line === 'GET /me') return fate;
          return line.startsWith('PUT /sites/') ? 'forbidden' : 'right';
        },
      },
    );
    const isSignedIn = fate === 'right';
    expect([asked, signedIn]).toEqual([1, [isSignedIn, isSignedIn]]);
    expect(statesOf(browser)).toEqual(expected);
  },
);
