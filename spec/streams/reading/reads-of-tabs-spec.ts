import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { isRead } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import { SECOND } from '../../world/clock';
import type { Browser, Tab } from '../../world/browser';
import { during, type TimedStep } from '../../world/script';

type Step = readonly [atMs: number, act: (browser: Browser, a: Tab, b: Tab) => void];

/** Two tabs of 20 notes: `b` leads and has them all, `a` has ten. The steps start after 20 s. */
function inTwoTabs(...steps: readonly Step[]): void {
  during(
    (browser) => {
      const b = browser.open();
      const others: Tab[] = [];
      return [
        [5 * SECOND, () => b.send({ type: 'notes.moreWanted' })],
        // Before the longer list is kept, with which it would open.
        [5.5 * SECOND, () => others.push(browser.open())],
        ...steps.map(([atMs, act]): TimedStep => [
          20 * SECOND + atMs,
          () => others.forEach((a) => act(browser, a, b)),
        ]),
      ];
    },
    { notes: 20 },
  );
}

const readIn = (tab: Tab): readonly number[] =>
  selectSortedNotes(tab.state()).flatMap((note) => (isRead(tab.state(), note) ? note.id : []));
const readOn = ({ platform }: Browser): readonly number[] =>
  platform.newest(20).flatMap((note) => (note.isRead ? note.id : []));
const first = ({ platform }: Browser): number => platform.newest(1)[0]?.id ?? 0;
const select = (id: number): Event => ({ type: 'note.selected', id });
const unread = (id: number): Event => ({ type: 'unread.requested', id });
const setOnline = (tab: Tab, isOnline: boolean): void => tab.setOnline(isOnline);

describe('marks of one tab in another one', () => {
  test('[read-marks-in-all-tabs] "Mark all as read" marks in each tab what the platform has accepted, and nothing else', () => {
    const expectTen = (browser: Browser, a: Tab, b: Tab): void => {
      const ten = browser.platform.newest(10).map(({ id }) => id);
      const all = browser.platform.newest(20).map(({ id }) => id);
      expect([readOn(browser), readIn(a), readIn(b)]).toEqual([all, ten, all]);
    };
    inTwoTabs(
      [0, (_browser, a) => a.send({ type: 'reads.allRequested' })],
      [SECOND, expectTen],
      [60 * SECOND, expectTen],
    );
  });

  test('"Mark all as read" that fails marks nothing in another tab', () => {
    inTwoTabs(
      [0, (_browser, a) => setOnline(a, false)],
      [1, (_browser, a) => a.send({ type: 'reads.allRequested' })],
      [2, (_browser, a, b) => expect([readIn(a).length, readIn(b)]).toEqual([10, []])],
      [9 * SECOND, (browser, a, b) => expect([readOn(browser), readIn(a), readIn(b)]).toEqual([[], [], []])],
    );
  });

  test('[mark-of-an-activity] a note that gets new activity after a tab has read it stays unread when that tab closes', () => {
    let id = 0;
    inTwoTabs(
      [0, (_browser, a) => setOnline(a, false)],
      [1, (browser, a) => a.send(select((id = first(browser))))],
      [SECOND, (_browser, _a, b) => expect(readIn(b)).toEqual([id])],
      [2 * SECOND, (browser) => browser.platform.renewNote(id)],
      [3 * SECOND, (_browser, a) => a.crash()],
      [4 * SECOND, ({ platform }) => void platform.addNote()],
      [90 * SECOND, (browser, _a, b) => expect([readOn(browser), readIn(b)]).toEqual([[], []])],
    );
  });

  test('a note that a tab has read without an answer is marked by another tab when that tab is gone', () => {
    let id = 0;
    inTwoTabs(
      [0, (_browser, a) => setOnline(a, false)],
      [1, (browser, a) => a.send(select((id = first(browser))))],
      [3 * SECOND, (_browser, a) => a.crash()],
      [4 * SECOND, ({ platform }) => void platform.addNote()],
      [90 * SECOND, (browser, _a, b) => expect([readOn(browser), readIn(b)]).toEqual([[id], [id]])],
    );
  });

  test('[read-notes-stay-listed] a note that another tab reads stays in the unread filter until the filter changes', () => {
    let id = 0;
    const isVisible = (tab: Tab): boolean => selectVisibleNotes(tab.state()).some((note) => note.id === id);
    inTwoTabs(
      [0, (_browser, _a, b) => b.send({ type: 'filter.selected', name: 'unread' })],
      [1, (browser, a) => a.send(select((id = first(browser))))],
      [SECOND, (_browser, _a, b) => expect([readIn(b), isVisible(b)]).toEqual([[id], true])],
      [60 * SECOND, (_browser, _a, b) => expect([readIn(b), isVisible(b)]).toEqual([[id], true])],
      [60 * SECOND, (_browser, _a, b) => b.send({ type: 'filter.selected', name: 'unread' })],
      [60 * SECOND + 1, (_browser, _a, b) => expect(isVisible(b)).toBe(false)],
    );
  });

  test('[read-marks-in-all-tabs] a note that one tab marks as unread is unread in the other one within a second, and stays so', () => {
    let id = 0;
    const expectUnread = (browser: Browser, a: Tab, b: Tab): void =>
      expect([readOn(browser), readIn(a), readIn(b)]).toEqual([[], [], []]);
    inTwoTabs(
      [0, (browser, a) => a.send(select((id = first(browser))))],
      [5 * SECOND, (_browser, a, b) => expect([readIn(a), readIn(b)]).toEqual([[id], [id]])],
      [5 * SECOND, (_browser, a) => a.send(unread(id))],
      [6 * SECOND, expectUnread],
      [90 * SECOND, expectUnread],
    );
  });

  /** The oldest of the 20 notes, which `b` has read without a network. Twelve newer notes follow. */
  const readOldest = (browser: Browser, b: Tab): number => {
    const id = browser.platform.newest(20).at(-1)?.id ?? 0;
    b.send(select(id));
    for (let count = 0; count < 12; count++) browser.platform.addNote();
    return id;
  };
  const isReadOn = ({ platform }: Browser, id: number): boolean | undefined => platform.note(id)?.isRead;

  test('a mark stays until the platform has it, although the list of a new tab ends above its note', () => {
    let id = 0;
    inTwoTabs(
      // The list of 20 notes is kept, with which the next tab opens.
      [0, (_browser, a) => a.send({ type: 'notes.moreWanted' })],
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
      [0, (_browser, a) => a.send({ type: 'notes.moreWanted' })],
      [3 * SECOND, (_browser, _a, b) => setOnline(b, false)],
      [3 * SECOND + 1, (browser, _a, b) => (id = readOldest(browser, b))],
      [4 * SECOND, (_browser, a) => a.crash()],
      [4 * SECOND, (_browser, _a, b) => b.crash()],
      [5 * SECOND, (browser) => (c = browser.open())],
      [15 * SECOND, (browser) => expect(isReadOn(browser, id)).toBe(false)],
      [16 * SECOND, () => c?.send({ type: 'notes.moreWanted' })],
      [20 * SECOND, () => c?.send({ type: 'notes.moreWanted' })],
      [24 * SECOND, () => c?.send({ type: 'notes.moreWanted' })],
      [
        60 * SECOND,
        (browser) => expect([isReadOn(browser, id), c && readIn(c).includes(id)]).toEqual([true, true]),
      ],
    );
  });
});
