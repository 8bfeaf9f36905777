import { isApproved } from '../../src/streams/outbox/note-records';
import { type Fate, firstOf } from '../world/network';
import { SECOND } from '../world/clock';
import { ME } from '../world/platform';
import { type Browser, play, type Script } from '../world/script';
import type { Tab } from '../world/browser';

const like = (tab: Tab, isLiked = true): void => tab.send({ type: 'like.requested', id: 7, isLiked });
const approve = (tab: Tab): void => tab.send({ type: 'approval.requested', id: 7, isApproved: true });
const follow = (tab: Tab): void => tab.send({ type: 'follow.requested', siteId: 1, isFollowing: true });

const LIKE = 'POST /sites/1/comments/70/likes/new';
const UNLIKE = 'POST /sites/1/comments/70/likes/mine/delete';
const APPROVE = 'PUT /sites/1/comments/70 {"status":"approved"}';
const FOLLOW = 'PUT /sites/1/follows/new';

/** What the platform was asked to change, other than that the list was seen. */
const sentOf = ({ blog }: Browser): readonly string[] => blog.actions();
const statesOf = ({ records }: Browser): readonly string[] => [...records.values()].map(({ state }) => state);

describe.each<[string, (tab: Tab) => void, string]>([
  ['an approval', approve, APPROVE],
  ['a like', like, LIKE],
  ['a follow', follow, FOLLOW],
])('%s', (_name, act, line) => {
  const [request = ''] = line.split(' {');

  test('[actions-are-records] is a record that says so before its request leaves', () => {
    const before: unknown[] = [];
    let look = (): readonly unknown[] => [];
    play(
      ({ open, records }) => {
        const tab = open();
        look = () => [...records.values()].map(({ owner, state, attempts }) => [owner, state, attempts]);
        return { [SECOND]: () => act(tab) };
      },
      {
        fateOf: (each) => {
          if (each === request) before.push(...look());
          return 'right';
        },
      },
    );
    expect(before).toEqual([['5', 'sending', 1]]);
  });

  test('is done once if its page crashes before the answer: the next page finds it', () => {
    const browser = play(({ open }) => {
      const tab = open();
      return { [SECOND]: () => act(tab), [SECOND + 20]: () => tab.crash(), [9 * SECOND]: () => void open() };
    });
    expect([sentOf(browser), statesOf(browser)]).toEqual([[line], ['done']]);
  });

  test('is sent by the next page if its page crashes when the platform has not accepted it', () => {
    const browser = play(
      ({ open }) => {
        const tab = open();
        return { [SECOND]: () => act(tab), [2 * SECOND]: () => tab.crash(), [9 * SECOND]: () => void open() };
      },
      { fateOf: firstOf(request, 'busy') },
    );
    expect([sentOf(browser), statesOf(browser)]).toEqual([[line, line], ['done']]);
  });
});
describe('an approval that is answered by a 401 that does not name the token', () => {
  const APPROVE_LINE = 'PUT /sites/1/comments/70';
  const WHO = 'GET /me';
  const shows = (tab: Tab): boolean | undefined => {
    const { 7: note } = tab.state().allNotes;
    return note && isApproved(tab.state(), note);
  };
  const approved =
    (shown: unknown[]) =>
    ({ open, signIn }: Browser): Script => {
      const tab = open();
      return {
        [SECOND]: () => approve(tab),
        [SECOND + 60]: () => shown.push(shows(tab)),
        [2 * SECOND]: () => shown.push(shows(tab)),
        [8 * SECOND]: () => tab.crash(),
        [9 * SECOND]: () => signIn(ME),
        [9 * SECOND + 1]: () => void open(),
      };
    };

  test('[action-in-doubt] fails at once if the platform still knows the blogger, because then it refuses this call only', () => {
    const shown: unknown[] = [];
    const browser = play(approved(shown), { fateOf: firstOf(APPROVE_LINE, 'unclear') });
    expect(shown).toEqual([true, false]);
    expect([sentOf(browser), statesOf(browser)]).toEqual([[APPROVE], ['failed']]);
  });

  test('is sent by the next page if the platform rejects the token, too', () => {
    const shown: unknown[] = [];
    const browser = play(approved(shown), {
      fateOf: (line, times) => ((line === APPROVE_LINE || line === WHO) && times === 1 ? 'unclear' : 'right'),
    });
    expect(shown).toEqual([true, true]);
    expect([sentOf(browser), statesOf(browser)]).toEqual([[APPROVE, APPROVE], ['done']]);
  });

  test('fails after 10 s if the platform does not tell', () => {
    const shown: unknown[] = [];
    const script = ({ open }: Browser): Script => {
      const tab = open();
      return {
        [SECOND]: () => approve(tab),
        [11 * SECOND]: () => shown.push(shows(tab)),
        [12 * SECOND]: () => shown.push(shows(tab)),
      };
    };
    const browser = play(script, {
      fateOf: (line) => {
        if (line === APPROVE_LINE) return 'unclear';
        return line === WHO ? 'silent' : 'right';
      },
    });
    expect(shown).toEqual([true, false]);
    expect([sentOf(browser), statesOf(browser)]).toEqual([[APPROVE], ['failed']]);
  });
});

describe('a like', () => {
  test.each<[string, (browser: Browser) => Script, readonly string[]]>([
    [
      'is sent once if two tabs wait for a page that crashes',
      ({ open }) => {
        const [one] = [open(), open(), open()];
        return { [SECOND]: () => like(one), [SECOND + 20]: () => one.crash() };
      },
      [LIKE],
    ],
    [
      'is not sent again by another tab, or by the next page',
      ({ open }) => {
        const [one] = [open(), open()];
        return {
          [SECOND]: () => like(one),
          [9 * SECOND]: () => one.leave(),
          [10 * SECOND]: () => void open(),
        };
      },
      [LIKE],
    ],
    [
      'is taken back by the next page if a page crashes that has taken it back',
      ({ open }) => {
        const tab = open();
        return {
          [SECOND]: () => like(tab),
          [SECOND + 10]: () => like(tab, false),
          [SECOND + 20]: () => tab.crash(),
          [9 * SECOND]: () => void open(),
        };
      },
      [LIKE, UNLIKE],
    ],
  ])('%s', (_name, script, lines) => {
    const browser = play(script);
    expect([sentOf(browser), statesOf(browser)]).toEqual([lines, ['done']]);
  });

  test.each([
    ['denied', true],
    ['full', false],
  ])('is sent, and taken back, while storage is %s', (_how, isDenied) => {
    const isKept: unknown[] = [];
    const browser = play(({ open, weather }) => {
      const tab = open({ isDenied });
      weather.isFull = !isDenied;
      return {
        [SECOND]: () => like(tab),
        [SECOND + 70]: () => like(tab, false),
        [2 * SECOND]: () => isKept.push(tab.state().outbox.isKept),
        [4 * SECOND]: () => like(tab),
      };
    });
    expect(sentOf(browser)).toEqual([LIKE, UNLIKE, LIKE]);
    expect(isKept).toEqual([false]);
  });
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
