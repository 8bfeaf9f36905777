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
});
