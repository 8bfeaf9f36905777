import { asyncScheduler } from 'rxjs';
import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import { change, newest } from '../../support/day/platform';
import { inVirtualTime, SECOND } from '../../support/day/virtual-time';
import { createTabBrowser, type Tab, type TabBrowser } from '../../support/tabs/browser';

const shownBy = ({ page }: Tab): readonly number[] => selectSortedNotes(page.state()).map(({ id }) => id);
const lengths = ({ tabs }: TabBrowser): readonly number[] => tabs.map((tab) => shownBy(tab).length);

/** Two tabs: the one that leads has loaded more of the list than the other. */
function inTwoTabs(act: (browser: TabBrowser) => void, expectEnd: (browser: TabBrowser) => void): void {
  inVirtualTime((clock) => {
    const browser = createTabBrowser({ notes: 40 });
    const leader = browser.open();
    asyncScheduler.schedule(() => leader.page.send({ type: 'notes.moreWanted' }), 5 * SECOND);
    // Before the longer list is kept, with which it would open.
    asyncScheduler.schedule(() => browser.open(), 5.5 * SECOND);
    asyncScheduler.schedule(() => {
      expect(browser.tabs.map(({ page }) => page.state().tabRole)).toEqual(['leader', 'follower']);
      expect(lengths(browser)).toEqual([20, 10]);
      act(browser);
      leader.page.send({ type: 'notes.refreshRequested' });
    }, 20 * SECOND);
    asyncScheduler.schedule(() => {
      expectEnd(browser);
      for (const tab of [...browser.tabs]) tab.end('left');
      expect(browser.problems).toEqual([]);
      clock.halt();
    }, 30 * SECOND);
  });
}

const removeFirst = ({ platform }: TabBrowser, count: number): void =>
  newest(platform, count).forEach(({ id }) => platform.notes.delete(id));

describe('lists of different lengths in two tabs', () => {
  test('the shorter list has no gap above a note that another tab has fetched', () => {
    inTwoTabs(
      (browser) => removeFirst(browser, 3),
      (browser) => {
        for (const tab of browser.tabs) {
          const shown = shownBy(tab);
          expect(shown).toEqual(newest(browser.platform, shown.length).map(({ id }) => id));
        }
        // The notes that moved up are fetched in each tab for itself.
        expect(lengths(browser)).toEqual([20, 10]);
      },
    );
  });

  test('the last note of the shorter list changes with the longer one', () => {
    let id = 0;
    inTwoTabs(
      ({ platform }) => {
        id = newest(platform, 10).at(-1)?.id ?? 0;
        change(platform, id);
      },
      ({ platform, tabs }) => {
        const hash = platform.notes.get(id)?.hash;
        expect(tabs.map(({ page }) => page.state().allNotes[id]?.hash)).toEqual([hash, hash]);
      },
    );
  });

  test('the tab with the shorter list asks for nothing when a note beyond its end is gone', () => {
    let before = 0;
    inTwoTabs(
      (browser) => {
        browser.platform.notes.delete(newest(browser.platform, 15).at(-1)?.id ?? 0);
        before = browser.requests.length;
      },
      (browser) => {
        const since = browser.requests.slice(before);
        expect(since.map(({ tab }) => tab)).toEqual(since.map(() => 0));
        expect(since).not.toEqual([]);
      },
    );
  });
});
