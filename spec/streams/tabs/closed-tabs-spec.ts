import { POLL_INTERVAL_MS } from '../../../src/streams/timing';
import { selectBell } from '../../../src/streams/reading/bell';
import { MINUTE, SECOND } from '../../world/clock';
import { type Browser, type Tab, without } from '../../world/browser';
import { during, type TimedStep } from '../../world/script';

const closed = { isClosed: true };
const numberOf = (tab: Tab): number => selectBell(tab.state()).numNew;
const heldBy = (tab: Tab): number => Object.keys(tab.state().allNotes).length;
const roleOf = (tab: Tab): string => tab.state().tabRole;
const add = ({ platform }: Browser): void => void platform.addNote();
const singles = ({ network: { requests } }: Browser, tab: Tab): number =>
  requests.filter((request) => request.tab === tab.number && /notifications\/\d/.test(request.line)).length;
const hashOf = (tab: Tab | undefined, id: number): unknown => tab?.state().allNotes[id]?.hash;
const all = ({ network: { requests } }: Browser): number => requests.length;

describe('the closed tabs of a browser', () => {
  test('have the new number soon, which costs each visible one a count, and no note is fetched', () => {
    let before = 0;
    during((browser) => {
      const tabs = Array.from({ length: 3 }, () => browser.open(closed));
      return [
        [20 * SECOND, () => expect(tabs.map(numberOf)).toEqual([8, 8, 8])],
        [20 * SECOND, () => (before = all(browser))],
        [20 * SECOND, () => add(browser)],
        [22 * SECOND, () => expect(tabs.map(numberOf)).toEqual([9, 9, 9])],
        [22 * SECOND, () => expect(all(browser) - before).toBe(3)],
        [22 * SECOND, () => expect(tabs.map(heldBy)).toEqual([0, 0, 0])],
      ];
    });
  });

  test.each([true, false])(
    '[closed-tabs] keep the list of an open one up to date without a list of their own (push: %s)',
    (hasPush) => {
      during(
        (browser) => {
          const leader = browser.open(closed);
          const tabs: Tab[] = [];
          let id = 0;
          const soon = hasPush ? 3 * SECOND : POLL_INTERVAL_MS + 3 * SECOND;
          return [
            [10 * SECOND, () => tabs.push(browser.open())],
            [20 * SECOND, () => expect([leader, ...tabs].map(roleOf)).toEqual(['leader', 'follower'])],
            [20 * SECOND, () => add(browser)],
            [20 * SECOND + soon, () => expect(tabs.map(heldBy)).toEqual([9])],
            [2 * MINUTE, () => (id = browser.platform.newest(3).at(-1)?.id ?? 0)],
            [2 * MINUTE, () => browser.platform.editNote(id)],
            [2 * MINUTE + soon, () => expect(hashOf(tabs[0], id)).toBe(browser.platform.note(id)?.hash)],
            [4 * MINUTE, () => browser.platform.removeNote(id)],
            [4 * MINUTE + soon, () => expect(tabs.map(heldBy)).toEqual([8])],
            [4 * MINUTE + soon, () => expect([heldBy(leader), singles(browser, leader)]).toEqual([0, 0])],
          ];
        },
        hasPush ? {} : { behaviours: without('pushChannel') },
      );
    },
  );

  test('[closed-tabs] a closed tab that leads later keeps the list of an open one up to date when that is visible', () => {
    during((browser) => {
      const first = browser.open();
      const tabs: Tab[] = [];
      return [
        [5 * SECOND, () => tabs.push(browser.open())],
        [10 * SECOND, () => tabs.push(browser.open(closed))],
        // The second hidden, the closed one is the only tab that may lead.
        [20 * SECOND, () => tabs[0]?.isVisible$.next(false)],
        [21 * SECOND, () => first.crash()],
        [21 * SECOND, () => add(browser)],
        [24 * SECOND, () => expect(tabs.map(roleOf)).toEqual(['follower', 'leader'])],
        [25 * SECOND, () => tabs[0]?.isVisible$.next(true)],
        [27 * SECOND, () => expect(tabs.map(heldBy)).toEqual([9, 0])],
        [30 * SECOND, () => add(browser)],
        [33 * SECOND, () => expect(tabs.map(heldBy)).toEqual([10, 0])],
        [33 * SECOND, () => expect(tabs.map(roleOf)).toEqual(['follower', 'leader'])],
      ];
    });
  });

  test('the list of a tab that opens takes over from the count, and the number stays', () => {
    const numbers = new Set<number>();
    during((browser) => {
      const [leader, follower] = [browser.open(closed), browser.open(closed)];
      follower.isVisible$.next(true);
      return [
        [20 * SECOND, () => follower.wantScreen()],
        ...Array.from({ length: 20 }, (_, index): TimedStep => [
          20 * SECOND + index * 50,
          () => [leader, follower].forEach((tab) => numbers.add(numberOf(tab))),
        ]),
        [22 * SECOND, () => expect([...numbers]).toEqual([8])],
        [22 * SECOND, () => expect([leader, follower].map(heldBy)).toEqual([0, 8])],
      ];
    });
  });
});
