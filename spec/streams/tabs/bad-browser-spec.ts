import { asyncScheduler, NEVER } from 'rxjs';
import { addNote, newest } from '../../support/day/platform';
import { inVirtualTime, SECOND } from '../../support/day/virtual-time';
import { createTabBrowser } from '../../support/tabs/browser';
import { useAtRandom } from '../../support/tabs/random-use';

test.each([1, 2, 3])(
  '[messages-between-tabs] nothing is lost and nothing happens twice if messages between tabs come late, twice and out of order (seed %d)',
  (seed) => {
    expect(useAtRandom({ seed, tabs: 4, isChannelBad: true })).toEqual([]);
  },
);

describe('if a lock is never given', () => {
  test('[lock-that-is-never-given] each tab gets new notes, and a trash is sent once', () => {
    inVirtualTime((clock) => {
      const browser = createTabBrowser({ locks: { hold: () => NEVER } });
      const tabs = [browser.open(), browser.open(), browser.open()];
      const at = (ms: number, act: () => void) => asyncScheduler.schedule(act, ms);
      const [id = 0] = browser.platform.notes.keys();
      at(20 * SECOND, () => addNote(browser.platform, 'comment', asyncScheduler.now()));
      at(60 * SECOND, () => {
        const [added] = newest(browser.platform, 1);
        for (const { page } of tabs) expect(page.state().allNotes).toHaveProperty(`${added?.id}`);
        tabs[0]?.page.send({ type: 'moderation.requested', id, kind: 'trash' });
      });
      // A sender waits for each of its two locks for a minute.
      at(200 * SECOND, () => {
        expect(browser.requests.filter(({ line }) => line.endsWith('/delete'))).toHaveLength(1);
        for (const { page } of tabs) expect(page.state().allNotes).not.toHaveProperty(`${id}`);
        for (const tab of tabs) tab.end('left');
        clock.halt();
      });
    });
  });
});
