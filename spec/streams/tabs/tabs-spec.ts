import { asyncScheduler } from 'rxjs';
import type { State } from '../../../src/streams/state/state';
import { HIDDEN_LEADER_MS, POLL_INTERVAL_MS, UNDO_MS } from '../../../src/streams/timing';
import { addNote } from '../../support/day/platform';
import { inVirtualTime, SECOND, MINUTE } from '../../support/day/virtual-time';
import {
  createTabBrowser,
  type Tab,
  type TabBrowser,
  type TabBrowserOptions,
  without,
} from '../../support/tabs/browser';

type Step = readonly [atMs: number, act: () => void];

/** Runs steps at their times, in milliseconds from the start, and ends all tabs afterwards. */
function during(steps: (browser: TabBrowser) => readonly Step[], options?: TabBrowserOptions): void {
  inVirtualTime((clock) => {
    const browser = createTabBrowser(options);
    const all = steps(browser);
    for (const [atMs, act] of all) asyncScheduler.schedule(act, atMs);
    const last = Math.max(...all.map(([atMs]) => atMs));
    asyncScheduler.schedule(() => {
      for (const tab of [...browser.tabs]) tab.end('left');
      expect(browser.problems).toEqual([]);
      clock.halt();
    }, last + 1);
  });
}

/** Opens tabs, of which only the last one is visible. */
function openTabs(browser: TabBrowser, count: number): readonly Tab[] {
  const tabs = Array.from({ length: count }, () => browser.open());
  for (const { page } of tabs.slice(0, -1)) page.isVisible$.next(false);
  return tabs;
}

const rolesOf = ({ tabs }: TabBrowser): State['tabRole'][] => tabs.map(({ page }) => page.state().tabRole);
const leaders = (browser: TabBrowser): number => rolesOf(browser).filter((role) => role === 'leader').length;
const lists = ({ requests }: TabBrowser): number =>
  requests.filter(({ line }) => line === 'GET /notifications/').length;
const firstId = ({ platform }: TabBrowser): number => [...platform.notes.keys()].at(-1) ?? 0;

const deletes = ({ requests }: TabBrowser): TabBrowser['requests'] =>
  requests.filter(({ line }) => line.endsWith('/delete'));

/** Opens three tabs, trashes the newest comment in the first one after 20 s, and goes on with steps. */
function afterTrash(steps: (browser: TabBrowser, id: () => number) => readonly Step[]): void {
  let id = 0;
  during((browser) => [
    [0, () => openTabs(browser, 3)],
    [
      20 * SECOND,
      () => {
        id = firstId(browser);
        browser.tabs[0]?.page.send({ type: 'moderation.requested', id, kind: 'trash' });
      },
    ],
    ...steps(browser, () => id),
  ]);
}

describe('the tabs of a browser', () => {
  test('ten tabs hold one push channel', () => {
    during((browser) => [
      [0, () => openTabs(browser, 10)],
      [20 * SECOND, () => expect([leaders(browser), browser.sockets()]).toEqual([1, 1])],
      [10 * MINUTE, () => expect([leaders(browser), browser.sockets()]).toEqual([1, 1])],
    ]);
  });

  test('ten tabs send one poll in each interval while push does not work', () => {
    let before = 0;
    during(
      (browser) => [
        [0, () => openTabs(browser, 10)],
        [20 * SECOND, () => (before = lists(browser))],
        [20 * SECOND + 10 * POLL_INTERVAL_MS, () => expect(lists(browser) - before).toBeGreaterThan(8)],
        [20 * SECOND + 10 * POLL_INTERVAL_MS, () => expect(lists(browser) - before).toBeLessThanOrEqual(10)],
      ],
      { behaviours: without('realtime') },
    );
  });

  test('a note that arrives is in all tabs within a second', () => {
    during((browser) => [
      [0, () => openTabs(browser, 5)],
      [20 * SECOND, () => addNote(browser.platform, 'comment', asyncScheduler.now())],
      [
        21 * SECOND,
        () => {
          for (const { page } of browser.tabs)
            expect(page.state().allNotes).toHaveProperty(`${firstId(browser)}`);
        },
      ],
    ]);
  });

  test('when the leader ends, the next visible tab leads, and polls at once for what was missed', () => {
    let second: Tab;
    during((browser) => [
      [0, () => void openTabs(browser, 1)],
      [SECOND, () => (second = browser.open())],
      [20 * SECOND, () => browser.tabs[0]?.end('crashed')],
      [20 * SECOND, () => addNote(browser.platform, 'comment', asyncScheduler.now())],
      [
        22 * SECOND,
        () => {
          expect(second.page.state().tabRole).toBe('leader');
          expect(second.page.state().allNotes).toHaveProperty(`${firstId(browser)}`);
        },
      ],
    ]);
  });

  test('a hidden leader gives way to a visible tab at once', () => {
    during((browser) => [
      [0, () => void browser.open()],
      [SECOND, () => void browser.open()],
      [10 * SECOND, () => expect(rolesOf(browser)).toEqual(['leader', 'follower'])],
      [20 * SECOND, () => browser.tabs[0]?.page.isVisible$.next(false)],
      [20 * SECOND + 100, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
      [22 * SECOND, () => expect(browser.sockets()).toBe(1)],
    ]);
  });

  test('a tab that takes over from a hidden leader polls at once for what was missed', () => {
    let before = 0;
    during(
      (browser) => [
        [0, () => void browser.open()],
        [SECOND, () => void browser.open()],
        [20 * SECOND, () => (before = lists(browser))],
        [20 * SECOND, () => browser.tabs[0]?.page.isVisible$.next(false)],
        [20 * SECOND + 100, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
        [20 * SECOND + 100, () => expect(lists(browser) - before).toBe(1)],
      ],
      // A poll also follows when the channel is open.
      { behaviours: without('realtime') },
    );
  });

  test('a tab that becomes visible beside a visible leader with push sends no request, and gets the news', () => {
    let before = 0;
    during((browser) => {
      const isShown = (isVisible: boolean) => browser.tabs[0]?.page.isVisible$.next(isVisible);
      return [
        [0, () => openTabs(browser, 2)],
        // A tab that was hidden while it loaded repeats its own first request once.
        [MINUTE, () => isShown(true)],
        [70 * SECOND, () => isShown(false)],
        [70 * SECOND, () => (before = lists(browser))],
        [80 * SECOND, () => isShown(true)],
        [90 * SECOND, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
        [90 * SECOND, () => expect(lists(browser) - before).toBe(0)],
        [90 * SECOND, () => addNote(browser.platform, 'comment', asyncScheduler.now())],
        [
          91 * SECOND,
          () => expect(browser.tabs[0]?.page.state().allNotes).toHaveProperty(`${firstId(browser)}`),
        ],
      ];
    });
  });

  test('when the browser freezes the leader, the next visible tab leads, and polls at once', () => {
    during((browser) => {
      const first = (): Tab | undefined => browser.tabs[0];
      return [
        [0, () => void browser.open()],
        [SECOND, () => void browser.open()],
        [20 * SECOND, () => first()?.freeze(true)],
        [20 * SECOND, () => addNote(browser.platform, 'comment', asyncScheduler.now())],
        [20 * SECOND + 100, () => expect(rolesOf(browser)).toEqual(['follower', 'leader'])],
        [
          22 * SECOND,
          () => {
            expect(browser.sockets()).toBe(1);
            expect(browser.tabs[1]?.page.state().allNotes).toHaveProperty(`${firstId(browser)}`);
          },
        ],
        // A frozen tab never leads, also if nobody else does.
        [30 * SECOND, () => browser.tabs[1]?.page.isVisible$.next(false)],
        [30 * SECOND + HIDDEN_LEADER_MS + MINUTE, () => expect(leaders(browser)).toBe(0)],
      ];
    });
  });

  test.each<[string, (tabs: readonly Tab[]) => void, State['tabRole'][]]>([
    ['follows the tab that has led meanwhile', () => undefined, ['follower', 'leader']],
    ['leads again if no other tab is left', ([, second]) => second?.end('crashed'), ['leader']],
  ])('a tab that goes on after it was frozen %s', (_what, meanwhile, roles) => {
    during((browser) => [
      [0, () => void browser.open()],
      [SECOND, () => void browser.open()],
      [20 * SECOND, () => browser.tabs[0]?.freeze(true)],
      [MINUTE, () => meanwhile(browser.tabs)],
      [2 * MINUTE, () => browser.tabs[0]?.freeze(false)],
      [2 * MINUTE + SECOND, () => expect([rolesOf(browser), browser.sockets()]).toEqual([roles, 1])],
    ]);
  });

  test('tabs that are all hidden keep no push channel after five minutes', () => {
    during((browser) => [
      [0, () => void openTabs(browser, 3)],
      [20 * SECOND, () => browser.tabs[2]?.page.isVisible$.next(false)],
      [20 * SECOND + HIDDEN_LEADER_MS - 10, () => expect(browser.sockets()).toBe(1)],
      [20 * SECOND + HIDDEN_LEADER_MS + 10, () => expect(browser.sockets()).toBe(0)],
      [30 * MINUTE, () => browser.tabs[0]?.page.isVisible$.next(true)],
      [30 * MINUTE + SECOND, () => expect(browser.sockets()).toBe(1)],
    ]);
  });

  test('an approval and a like show in all tabs within a second', () => {
    during((browser) => {
      const send = (event: Parameters<Tab['page']['send']>[0]) => browser.tabs[1]?.page.send(event);
      return [
        [0, () => openTabs(browser, 3)],
        [20 * SECOND, () => send({ type: 'approval.requested', id: firstId(browser), isApproved: true })],
        [20 * SECOND, () => send({ type: 'like.requested', id: firstId(browser), isLiked: true })],
        [
          21 * SECOND,
          () => {
            for (const { page } of browser.tabs) {
              expect(page.state().noteApprovals[firstId(browser)]?.value).toBe(true);
              expect(page.state().noteLikes[firstId(browser)]?.value).toBe(true);
            }
          },
        ],
        [MINUTE, () => browser.tabs.forEach(({ page }) => expect(page.state().noteApprovals).toEqual({}))],
      ];
    });
  });

  test('two quick clicks are both sent by their tab, although others wait to send what it leaves', () => {
    during((browser) => {
      const approve = (isApproved: boolean): void =>
        browser.tabs[1]?.page.send({ type: 'approval.requested', id: firstId(browser), isApproved });
      return [
        [0, () => openTabs(browser, 3)],
        [20 * SECOND, () => approve(true)],
        [20 * SECOND + 50, () => approve(false)],
        [
          MINUTE,
          () => {
            const sent = browser.requests.filter(({ line }) => line.startsWith('PUT /sites/'));
            expect(sent.map(({ body }) => body)).toEqual([
              '{"status":"approved"}',
              '{"status":"unapproved"}',
            ]);
            expect(sent.map(({ tab }) => tab)).toEqual([1, 1]);
          },
        ],
      ];
    });
  });

  test('the undo bar of a trashed comment shows in all tabs, and the comment is trashed once', () => {
    afterTrash((browser, id) => [
      [
        21 * SECOND,
        () =>
          browser.tabs.forEach(({ page }) => expect(page.state().moderations[id()]?.phase).toBe('pending')),
      ],
      [
        30 * SECOND,
        () => {
          expect(deletes(browser)).toHaveLength(1);
          for (const { page } of browser.tabs) {
            expect(page.state().moderations).toEqual({});
            expect(page.state().allNotes).not.toHaveProperty(`${id()}`);
          }
        },
      ],
    ]);
  });

  test('the undo bar of a trashed comment shows in a tab that opens later, and Undo works there', () => {
    during((browser) => {
      let id = 0;
      return [
        [0, () => void browser.open()],
        [20 * SECOND, () => (id = firstId(browser))],
        [20 * SECOND, () => browser.tabs[0]?.page.send({ type: 'moderation.requested', id, kind: 'trash' })],
        [21 * SECOND, () => void browser.open()],
        [22 * SECOND, () => expect(browser.tabs[1]?.page.state().moderations[id]?.phase).toBe('pending')],
        [22 * SECOND, () => browser.tabs[1]?.page.send({ type: 'moderation.undone', id })],
        [
          30 * SECOND,
          () => {
            expect(browser.requests.filter(({ line }) => line.endsWith('/delete'))).toEqual([]);
            for (const { page } of browser.tabs) expect(page.state().moderations).toEqual({});
          },
        ],
      ];
    });
  });

  test('Undo in another tab takes the trash back in all of them', () => {
    afterTrash((browser, id) => [
      [21 * SECOND, () => browser.tabs[2]?.page.send({ type: 'moderation.undone', id: id() })],
      [
        21 * SECOND + 2 * UNDO_MS,
        () => {
          expect(deletes(browser)).toEqual([]);
          for (const { page } of browser.tabs) {
            expect(page.state().moderations).toEqual({});
            expect(page.state().hiddenNoteIds).toEqual({});
          }
        },
      ],
    ]);
  });
});
