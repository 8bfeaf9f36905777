import { toExtraWire, toWire } from '../../../src/embed/protocol';
import { HOUR, MINUTE, SECOND } from '../../world/clock';
import { type Browser, type Tab, without } from '../../world/browser';
import { during } from '../../world/script';

/** A closed tab, whose host page shows notifications. */
function openNotifying(browser: Browser): Tab {
  const tab = browser.open({ isClosed: true });
  tab.messages$.next(toExtraWire({ action: 'wantsNews' }));
  return tab;
}
const openOther = (browser: Browser): Tab => browser.open({ isClosed: true });
const show = (tab: Tab, isVisible: boolean) => tab.isVisible$.next(isVisible);
const add = ({ platform }: Browser): void => void platform.addNote();
const newsOf = ({ news }: Browser): number[] => news.map(({ tab }) => tab);
const newestId = ({ platform }: Browser): number => platform.newest(1)[0]?.id ?? 0;
const sentBy = ({ network: { requests } }: Browser, { number }: Tab): string[] =>
  requests.filter(({ tab }) => tab === number).map(({ line }) => line);

describe('[notify-one-tab] of the tabs of a browser', () => {
  test('one of several hidden ones notifies, once for each note', () => {
    during((browser) => {
      const tabs = Array.from({ length: 3 }, () => openNotifying(browser));
      return [
        [20 * SECOND, () => tabs.forEach((tab) => show(tab, false))],
        [MINUTE, () => add(browser)],
        [2 * MINUTE, () => expect(browser.news.map(({ id }) => id)).toEqual([newestId(browser)])],
        [2 * MINUTE, () => add(browser)],
        [3 * MINUTE, () => expect(browser.news).toHaveLength(2)],
      ];
    });
  });

  test('the one that notifies leads, although another one led before', () => {
    during((browser) => {
      const other = openOther(browser);
      const tab = openNotifying(browser);
      return [
        [20 * SECOND, () => expect(other.state().tabRole).toBe('leader')],
        [20 * SECOND, () => show(tab, false)],
        [30 * SECOND, () => show(other, false)],
        [31 * SECOND, () => expect(tab.state().tabRole).toBe('leader')],
        [31 * SECOND, () => add(browser)],
        [40 * SECOND, () => expect(newsOf(browser)).toEqual([tab.number])],
      ];
    });
  });

  const renew = (browser: Browser): void => browser.platform.renewNote(newestId(browser));
  const hide = (tab: Tab): void => show(tab, false);
  const close = (tab: Tab): void => tab.crash();

  // The number on the bell does not count new activity of a note that it counts already.
  test.each([
    { what: 'a new note', happen: add, ends: 'is hidden', end: hide },
    { what: 'a new note', happen: add, ends: 'closes', end: close },
    { what: 'new activity of a new note', happen: renew, ends: 'is hidden', end: hide },
    { what: 'new activity of a new note', happen: renew, ends: 'closes', end: close },
  ])(
    'none notifies of $what that came while another one was visible, which then $ends',
    ({ happen, end }) => {
      during((browser) => {
        const other = openOther(browser);
        const tab = openNotifying(browser);
        return [
          [20 * SECOND, () => show(tab, false)],
          [MINUTE, () => happen(browser)],
          [2 * MINUTE, () => end(other)],
          [3 * MINUTE, () => expect(browser.news).toEqual([])],
          [3 * MINUTE, () => add(browser)],
          [4 * MINUTE, () => expect(browser.news).toEqual([{ tab: tab.number, id: newestId(browser) }])],
        ];
      });
    },
  );
});

test('[notify-hidden] a hidden tab notifies for hours', () => {
  during((browser) => {
    const tab = openNotifying(browser);
    return [
      [20 * SECOND, () => show(tab, false)],
      [3 * HOUR, () => expect(browser.sockets()).toBe(1)],
      [3 * HOUR, () => add(browser)],
      [3 * HOUR + 10 * SECOND, () => expect(newsOf(browser)).toEqual([tab.number])],
    ];
  });
});

test('[notify-hidden] a hidden tab polls for its notifications while push does not work', () => {
  during(
    (browser) => {
      const tab = openNotifying(browser);
      return [
        [20 * SECOND, () => show(tab, false)],
        [HOUR, () => add(browser)],
        [HOUR + MINUTE, () => expect(newsOf(browser)).toEqual([tab.number])],
      ];
    },
    { behaviours: without('pushChannel') },
  );
});

test('[notify-closed] a closed hidden tab that does not notify costs nothing, and one that does only the note', () => {
  during((browser) => {
    const other = openOther(browser);
    const tab = openNotifying(browser);
    return [
      [20 * SECOND, () => [other, tab].forEach((each) => show(each, false))],
      [MINUTE, () => void (browser.network.requests.length = 0)],
      [MINUTE, () => add(browser)],
      [2 * MINUTE, () => expect(sentBy(browser, other)).toEqual([])],
      [
        2 * MINUTE,
        () =>
          expect(sentBy(browser, tab)).toEqual([
            'GET /notifications/',
            `GET /notifications/${newestId(browser)}`,
          ]),
      ],
    ];
  });
});

test('[notify-click] a click opens the note as soon as the list has it', () => {
  during((browser) => {
    const tab = openNotifying(browser);
    return [
      [20 * SECOND, () => show(tab, false)],
      [MINUTE, () => add(browser)],
      [2 * MINUTE, () => show(tab, true)],
      [
        2 * MINUTE,
        () => {
          tab.messages$.next(toWire({ action: 'togglePanel', showing: true }));
          tab.wantScreen();
          tab.messages$.next(toExtraWire({ action: 'openNote', id: newestId(browser) }));
          expect(tab.state().selectedNoteId).toBeNull();
        },
      ],
      [2 * MINUTE + SECOND, () => expect(tab.state().selectedNoteId).toBe(newestId(browser))],
    ];
  });
});
