import type { State } from '../../../src/streams/state/state';
import { HIDDEN_LEADER_MS, POLL_INTERVAL_MS } from '../../../src/streams/timing';
import { SECOND, MINUTE } from '../../world/clock';
import { type Browser, type Tab, without } from '../../world/browser';
import { during } from '../../world/script';

/** Opens tabs, of which only the last one is visible. */
function openTabs(browser: Browser, count: number): readonly Tab[] {
  const tabs = Array.from({ length: count }, () => browser.open());
  for (const tab of tabs.slice(0, -1)) tab.isVisible$.next(false);
  return tabs;
}

const openVisibleTabs = (browser: Browser, count: number): readonly Tab[] =>
  Array.from({ length: count }, () => browser.open());

const rolesOf = ({ tabs }: Browser): State['tabRole'][] => tabs.map((tab) => tab.state().tabRole);
const leaders = (browser: Browser): number => rolesOf(browser).filter((role) => role === 'leader').length;
const lists = ({ network: { requests } }: Browser): number =>
  requests.filter(({ line }) => line === 'GET /notifications/').length;
const linesOf = ({ network: { requests } }: Browser, number: number): string[] =>
  requests.filter(({ tab, line }) => tab === number && !line.startsWith('POST')).map(({ line }) => line);
const firstId = ({ platform }: Browser): number => platform.newest(1)[0]?.id ?? 0;

const hasNewestOf =
  (browser: Browser) =>
  (tab: Tab): boolean =>
    firstId(browser) in tab.state().allNotes;

describe('the tabs of a browser', () => {
  test('[one-leader] ten tabs hold one push channel', () => {
    during((browser) => [
      [0, () => openTabs(browser, 10)],
      [20 * SECOND, () => expect([leaders(browser), browser.sockets()]).toEqual([1, 1])],
      [10 * MINUTE, () => expect([leaders(browser), browser.sockets()]).toEqual([1, 1])],
    ]);
  });

  test('ten visible tabs send one poll in each interval while push does not work', () => {
    let before = 0;
    during(
      (browser) => [
        [0, () => openVisibleTabs(browser, 10)],
        [20 * SECOND, () => (before = lists(browser))],
        [20 * SECOND + 10 * POLL_INTERVAL_MS, () => expect(lists(browser) - before).toBeGreaterThan(8)],
        [20 * SECOND + 10 * POLL_INTERVAL_MS, () => expect(lists(browser) - before).toBeLessThanOrEqual(10)],
      ],
      { behaviours: without('pushChannel') },
    );
  });

  test('a note that arrives is soon in all visible tabs, and costs each a poll and the note', () => {
    during((browser) => [
      [0, () => openVisibleTabs(browser, 3)],
      [20 * SECOND, () => void (browser.network.requests.length = 0)],
      [20 * SECOND, () => browser.platform.addNote()],
      [23 * SECOND, () => expect(browser.tabs.map(hasNewestOf(browser))).toEqual([true, true, true])],
      [
        10 * MINUTE,
        () => {
          const [list, single] = ['GET /notifications/', `GET /notifications/${firstId(browser)}`];
          const sentBy = (tab: number) => linesOf(browser, tab).slice(0, 2);
          expect([sentBy(0).at(0), sentBy(1), sentBy(2)]).toEqual([single, [list, single], [list, single]]);
        },
      ],
    ]);
  });

  test('[next-leader] when the leader ends, the next visible tab leads, and polls at once for what was missed', () => {
    let second: Tab;
    during((browser) => [
      [0, () => void openTabs(browser, 1)],
      [SECOND, () => (second = browser.open())],
      [20 * SECOND, () => browser.tabs[0]?.crash()],
      [20 * SECOND, () => browser.platform.addNote()],
      [
        22 * SECOND,
        () => {
          expect(second.state().tabRole).toBe('leader');
          expect(second.state().allNotes).toHaveProperty(`${firstId(browser)}`);
        },
      ],
    ]);
  });

  test('[next-leader] a tab that takes over from a hidden leader polls at once for what was missed', () => {
    let before = 0;
    during(
      (browser) => [
        [0, () => void browser.open()],
        [SECOND, () => void browser.open()],
        [20 * SECOND, () => (before = lists(browser))],
        [20 * SECOND, () => browser.tabs[0]?.isVisible$.next(false)],
        [20 * SECOND + 100, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
        [20 * SECOND + 100, () => expect(lists(browser) - before).toBe(1)],
      ],
      // A poll also follows when the channel is open.
      { behaviours: without('pushChannel') },
    );
  });

  test('[visible-again] a tab that becomes visible beside a visible leader with push sends no request, and gets the news', () => {
    let before = 0;
    during((browser) => {
      const isShown = (isVisible: boolean) => browser.tabs[0]?.isVisible$.next(isVisible);
      return [
        [0, () => openTabs(browser, 2)],
        // A tab that was hidden while it loaded repeats its own first request once.
        [MINUTE, () => isShown(true)],
        [70 * SECOND, () => isShown(false)],
        [70 * SECOND, () => (before = lists(browser))],
        [80 * SECOND, () => isShown(true)],
        // Before the checks of a panel that is looked at.
        [85 * SECOND, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
        [85 * SECOND, () => expect(lists(browser) - before).toBe(0)],
        [85 * SECOND, () => browser.platform.addNote()],
        [88 * SECOND, () => expect(browser.tabs[0]?.state().allNotes).toHaveProperty(`${firstId(browser)}`)],
      ];
    });
  });

  test('[frozen-leader] when the browser freezes the leader, the next visible tab leads, and polls at once', () => {
    during((browser) => {
      const first = (): Tab | undefined => browser.tabs[0];
      return [
        [0, () => void browser.open()],
        [SECOND, () => void browser.open()],
        [20 * SECOND, () => first()?.freeze(true)],
        [20 * SECOND, () => browser.platform.addNote()],
        [20 * SECOND + 100, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
        [
          22 * SECOND,
          () => {
            expect(browser.sockets()).toBe(1);
            expect(browser.tabs[1]?.state().allNotes).toHaveProperty(`${firstId(browser)}`);
          },
        ],
        // A frozen tab never leads, also if nobody else does.
        [30 * SECOND, () => browser.tabs[1]?.isVisible$.next(false)],
        [30 * SECOND + HIDDEN_LEADER_MS + MINUTE, () => expect(leaders(browser)).toBe(0)],
      ];
    });
  });

  test.each<[string, (tabs: readonly Tab[]) => void, State['tabRole'][]]>([
    ['follows the tab that has led meanwhile', () => undefined, ['follower', 'leader']],
    ['leads again if no other tab is left', ([, second]) => second?.crash(), ['leader']],
  ])('[frozen-leader] a tab that goes on after it was frozen %s', (_what, meanwhile, roles) => {
    during((browser) => [
      [0, () => void browser.open()],
      [SECOND, () => void browser.open()],
      [20 * SECOND, () => browser.tabs[0]?.freeze(true)],
      [MINUTE, () => meanwhile(browser.tabs)],
      [2 * MINUTE, () => browser.tabs[0]?.freeze(false)],
      [2 * MINUTE + SECOND, () => expect([rolesOf(browser), browser.sockets()]).toEqual([roles, 1])],
    ]);
  });

  test('[one-leader] tabs that are all hidden keep no push channel after five minutes', () => {
    during((browser) => [
      [0, () => void openTabs(browser, 3)],
      [20 * SECOND, () => browser.tabs[2]?.isVisible$.next(false)],
      [20 * SECOND + HIDDEN_LEADER_MS - 10, () => expect(browser.sockets()).toBe(1)],
      [20 * SECOND + HIDDEN_LEADER_MS + 10, () => expect(browser.sockets()).toBe(0)],
      [30 * MINUTE, () => browser.tabs[0]?.isVisible$.next(true)],
      [30 * MINUTE + SECOND, () => expect(browser.sockets()).toBe(1)],
    ]);
  });
});
