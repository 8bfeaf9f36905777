import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import { POLL_INTERVAL_MS, PUSH_CHECK_MS } from '../../../src/streams/timing';
import { SECOND } from '../../world/clock';
import { type Browser, type Tab, without } from '../../world/browser';
import { during } from '../../world/script';

const shownBy = (tab: Tab): readonly number[] => selectSortedNotes(tab.state()).map(({ id }) => id);
const lengths = ({ tabs }: Browser): readonly number[] => tabs.map((tab) => shownBy(tab).length);

/** The network of the stories takes at most half a second each way. */
const MAX_ANSWER_MS = SECOND;

interface Story {
  /** The tab with 20 notes: 0 leads, 1 follows. The other one has ten. */
  readonly longer: 0 | 1;
  readonly hasPush?: boolean;
  /** What happens on the platform, without a push. */
  readonly act: (browser: Browser) => void;
  readonly afterMs?: number;
  readonly expectEnd: (browser: Browser) => void;
}

/** Two visible tabs with lists of different lengths. */
function inTwoTabs({ longer, hasPush = true, act, afterMs = 10 * SECOND, expectEnd }: Story): void {
  during(
    (browser) => [
      [0, () => void browser.open()],
      // Before a longer list is kept, with which the other tab would open.
      [0.5 * SECOND, () => void browser.open()],
      [5 * SECOND, () => browser.tabs[longer]?.send({ type: 'notes.moreWanted' })],
      [
        20 * SECOND,
        () => {
          expect(browser.tabs.map((tab) => tab.state().tabRole)).toEqual(['leader', 'follower']);
          expect(lengths(browser)).toEqual(longer === 0 ? [20, 10] : [10, 20]);
          act(browser);
        },
      ],
      [20 * SECOND + afterMs, () => expectEnd(browser)],
    ],
    { notes: 40, ...(!hasPush && { behaviours: without('pushChannel') }) },
  );
}

test('[lists-of-different-lengths] a leader with a longer list makes the others fetch what moves up when notes are gone', () => {
  inTwoTabs({
    longer: 0,
    act: ({ platform, tabs }) => {
      platform.quietly(() => platform.newest(3).forEach(({ id }) => platform.removeNote(id)));
      tabs[0]?.send({ type: 'notes.refreshRequested' });
    },
    expectEnd: (browser) => {
      for (const tab of browser.tabs)
        expect(shownBy(tab)).toEqual(browser.platform.newest(shownBy(tab).length).map(({ id }) => id));
      expect(lengths(browser)).toEqual([20, 10]);
    },
  });
});

test.each<[string, number, boolean, number]>([
  // The leader requests the pushed note; then the other tab polls, and requests the note, too.
  ['a second after three answers when it is pushed', 15, true, SECOND + 3 * MAX_ANSWER_MS],
  ['a poll of the leader if that reaches the note', 10, false, POLL_INTERVAL_MS + SECOND],
  ['five minutes if it does not', 15, false, PUSH_CHECK_MS],
])(
  '[lists-of-different-lengths] a longer list than that of the leader shows a change within %s',
  (_name, place, hasPush, afterMs) => {
    let id = 0;
    inTwoTabs({
      longer: 1,
      hasPush,
      afterMs,
      act: ({ platform }) => {
        id = platform.newest(place).at(-1)?.id ?? 0;
        platform.editNote(id);
      },
      expectEnd: ({ platform, tabs }) =>
        expect(tabs[1]?.state().allNotes[id]?.hash).toBe(platform.note(id)?.hash),
    });
  },
);
