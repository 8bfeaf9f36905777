import { asyncScheduler } from 'rxjs';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { isRead } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import { addNote, change, newest } from '../../support/day/platform';
import { inVirtualTime, SECOND } from '../../support/day/virtual-time';
import { createTabBrowser, type Tab, type TabBrowser } from '../../support/tabs/browser';

type Step = readonly [atMs: number, act: (browser: TabBrowser, a: Tab, b: Tab) => void];

/** Two tabs of 20 notes: `b` leads and has them all, `a` has ten. The steps start after 20 s. */
function inTwoTabs(...steps: readonly Step[]): void {
  inVirtualTime((clock) => {
    const browser = createTabBrowser({ notes: 20 });
    const b = browser.open();
    asyncScheduler.schedule(() => b.page.send({ type: 'notes.moreWanted' }), 5 * SECOND);
    // Before the longer list is kept, with which it would open.
    asyncScheduler.schedule(() => {
      const a = browser.open();
      for (const [atMs, act] of steps)
        asyncScheduler.schedule(() => act(browser, a, b), 20 * SECOND - 5.5 * SECOND + atMs);
    }, 5.5 * SECOND);
    const last = Math.max(...steps.map(([atMs]) => atMs));
    asyncScheduler.schedule(
      () => {
        for (const tab of [...browser.tabs]) tab.end('left');
        expect(browser.problems).toEqual([]);
        clock.halt();
      },
      20 * SECOND + last + 1,
    );
  });
}

const readIn = ({ page }: Tab): readonly number[] =>
  selectSortedNotes(page.state()).flatMap((note) => (isRead(page.state(), note) ? note.id : []));
const readOn = ({ platform }: TabBrowser): readonly number[] =>
  newest(platform, 20).flatMap((note) => (note.isRead ? note.id : []));
const first = ({ platform }: TabBrowser): number => newest(platform, 1)[0]?.id ?? 0;
const select = (id: number): Event => ({ type: 'note.selected', id });
const unread = (id: number): Event => ({ type: 'unread.requested', id });
const setOnline = ({ network, page }: Tab, isOnline: boolean): void => {
  network.setOnline(isOnline);
  page.isOnline$.next(isOnline);
};

/** Somebody does more about a note, which is unread again. */
function addActivity({ platform }: TabBrowser, id: number): void {
  const note = platform.notes.get(id);
  if (!note) return;
  note.timestamp = asyncScheduler.now();
  note.isRead = false;
  change(platform, id);
}

describe('marks of one tab in another one', () => {
  test('[read-marks-in-all-tabs] "Mark all as read" marks in each tab what the platform has accepted, and nothing else', () => {
    const expectTen = (browser: TabBrowser, a: Tab, b: Tab): void => {
      const ten = newest(browser.platform, 10).map(({ id }) => id);
      const all = newest(browser.platform, 20).map(({ id }) => id);
      expect([readOn(browser), readIn(a), readIn(b)]).toEqual([all, ten, all]);
    };
    inTwoTabs(
      [0, (_browser, a) => a.page.send({ type: 'reads.allRequested' })],
      [SECOND, expectTen],
      [60 * SECOND, expectTen],
    );
  });

  test('"Mark all as read" that fails marks nothing in another tab', () => {
    inTwoTabs(
      [0, (_browser, a) => setOnline(a, false)],
      [1, (_browser, a) => a.page.send({ type: 'reads.allRequested' })],
      [2, (_browser, a, b) => expect([readIn(a).length, readIn(b)]).toEqual([10, []])],
      [9 * SECOND, (browser, a, b) => expect([readOn(browser), readIn(a), readIn(b)]).toEqual([[], [], []])],
    );
  });

  test('[mark-of-an-activity] a note that gets new activity after a tab has read it stays unread when that tab closes', () => {
    let id = 0;
    inTwoTabs(
      [0, (_browser, a) => setOnline(a, false)],
      [1, (browser, a) => a.page.send(select((id = first(browser))))],
      [SECOND, (_browser, _a, b) => expect(readIn(b)).toEqual([id])],
      [2 * SECOND, (browser) => addActivity(browser, id)],
      [3 * SECOND, (_browser, a) => a.end('crashed')],
      [4 * SECOND, ({ platform }) => addNote(platform, 'comment', asyncScheduler.now())],
      [90 * SECOND, (browser, _a, b) => expect([readOn(browser), readIn(b)]).toEqual([[], []])],
    );
  });

  test('a note that a tab has read without an answer is marked by another tab when that tab is gone', () => {
    let id = 0;
    inTwoTabs(
      [0, (_browser, a) => setOnline(a, false)],
      [1, (browser, a) => a.page.send(select((id = first(browser))))],
      [3 * SECOND, (_browser, a) => a.end('crashed')],
      [4 * SECOND, ({ platform }) => addNote(platform, 'comment', asyncScheduler.now())],
      [90 * SECOND, (browser, _a, b) => expect([readOn(browser), readIn(b)]).toEqual([[id], [id]])],
    );
  });

  test('[read-notes-stay-listed] a note that another tab reads stays in the unread filter until the filter changes', () => {
    let id = 0;
    const isVisible = ({ page }: Tab): boolean =>
      selectVisibleNotes(page.state()).some((note) => note.id === id);
    inTwoTabs(
      [0, (_browser, _a, b) => b.page.send({ type: 'filter.selected', name: 'unread' })],
      [1, (browser, a) => a.page.send(select((id = first(browser))))],
      [SECOND, (_browser, _a, b) => expect([readIn(b), isVisible(b)]).toEqual([[id], true])],
      [60 * SECOND, (_browser, _a, b) => expect([readIn(b), isVisible(b)]).toEqual([[id], true])],
      [60 * SECOND, (_browser, _a, b) => b.page.send({ type: 'filter.selected', name: 'unread' })],
      [60 * SECOND + 1, (_browser, _a, b) => expect(isVisible(b)).toBe(false)],
    );
  });

  test('[read-marks-in-all-tabs] a note that one tab marks as unread is unread in the other one within a second, and stays so', () => {
    let id = 0;
    const expectUnread = (browser: TabBrowser, a: Tab, b: Tab): void =>
      expect([readOn(browser), readIn(a), readIn(b)]).toEqual([[], [], []]);
    inTwoTabs(
      [0, (browser, a) => a.page.send(select((id = first(browser))))],
      [5 * SECOND, (_browser, a, b) => expect([readIn(a), readIn(b)]).toEqual([[id], [id]])],
      [5 * SECOND, (_browser, a) => a.page.send(unread(id))],
      [6 * SECOND, expectUnread],
      [90 * SECOND, expectUnread],
    );
  });

  /** The oldest of the 20 notes, which `b` has read without a network. Twelve newer notes follow. */
  const readOldest = (browser: TabBrowser, b: Tab): number => {
    const id = newest(browser.platform, 20).at(-1)?.id ?? 0;
    b.page.send(select(id));
    for (let count = 0; count < 12; count++)
      addNote(browser.platform, 'comment', asyncScheduler.now() + count);
    return id;
  };
  const isReadOn = ({ platform }: TabBrowser, id: number): boolean | undefined =>
    platform.notes.get(id)?.isRead;

  test('a mark stays until the platform has it, although the list of a new tab ends above its note', () => {
    let id = 0;
    inTwoTabs(
      // The list of 20 notes is kept, with which the next tab opens.
      [0, (_browser, a) => a.page.send({ type: 'notes.moreWanted' })],
      [3 * SECOND, (_browser, _a, b) => setOnline(b, false)],
      [3 * SECOND + 1, (browser, _a, b) => (id = readOldest(browser, b))],
      [5 * SECOND, (browser) => void browser.open()],
      [20 * SECOND, (_browser, _a, b) => setOnline(b, true)],
      [
        60 * SECOND,
        (browser, _a, b) => expect([isReadOn(browser, id), readIn(b).includes(id)]).toEqual([true, true]),
      ],
    );
  });

  test('a mark whose tab is gone is sent when another tab has loaded its note', () => {
    let id = 0;
    let c: Tab | undefined;
    inTwoTabs(
      // The list of 20 notes is kept, with which the next tab opens.
      [0, (_browser, a) => a.page.send({ type: 'notes.moreWanted' })],
      [3 * SECOND, (_browser, _a, b) => setOnline(b, false)],
      [3 * SECOND + 1, (browser, _a, b) => (id = readOldest(browser, b))],
      [4 * SECOND, (_browser, a) => a.end('crashed')],
      [4 * SECOND, (_browser, _a, b) => b.end('crashed')],
      [5 * SECOND, (browser) => (c = browser.open())],
      [15 * SECOND, (browser) => expect(isReadOn(browser, id)).toBe(false)],
      [16 * SECOND, () => c?.page.send({ type: 'notes.moreWanted' })],
      [20 * SECOND, () => c?.page.send({ type: 'notes.moreWanted' })],
      [24 * SECOND, () => c?.page.send({ type: 'notes.moreWanted' })],
      [
        60 * SECOND,
        (browser) => expect([isReadOn(browser, id), c && readIn(c).includes(id)]).toEqual([true, true]),
      ],
    );
  });
});
