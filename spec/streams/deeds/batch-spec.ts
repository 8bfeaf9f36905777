import { asyncScheduler } from 'rxjs';
import { selectFailed } from '../../../src/streams/outbox/failed';
import { selectHeldUp } from '../../../src/streams/outbox/held-up';
import { isApproved, selectHiddenIds } from '../../../src/streams/outbox/note-records';
import { type DeedBar, deedBars } from '../../../src/streams/deeds/deed-bars';
import { selectChecked } from '../../../src/streams/triage/checked';
import type { RowAction } from '../../../src/streams/actions/table';
import type { Fate } from '../../world/network';
import { idsOf } from '../../world/platform';
import { SECOND } from '../../world/clock';
import { type Browser, play } from '../../world/script';
import type { Tab } from '../../world/browser';
import { undo } from '../../support/triage';

const newest = (count: number): number[] => Array.from({ length: count }, (_, index) => idsOf(index).note);
const FIFTY = newest(50);
/** The notes of every fifth comment. */
const FIFTHS = FIFTY.filter((id) => id % 5 === 0);

/** Opens a tab, and loads fifty notes within a second. */
function openAll(open: Browser['open']): Tab {
  const tab = open();
  for (let page = 1; page < 5; page++)
    asyncScheduler.schedule(() => tab.send({ type: 'notes.moreWanted' }), page * 100);
  return tab;
}

const apply = (tab: Tab, action: RowAction, ids: readonly number[] = FIFTY): void => {
  tab.send({ type: 'checks.changed', ids, areChecked: true });
  tab.send({ type: 'checks.applied', action });
};
/** The only bar. */
function barOf(tab: Tab): DeedBar | undefined {
  const bars = deedBars(tab.state());
  expect(bars.length).toBeLessThan(2);
  return bars[0];
}
const checkedIn = (tab: Tab): number[] =>
  selectChecked(tab.state())
    .map(({ id }) => id)
    .sort((a, b) => a - b);
const retry = (tab: Tab): void => {
  const bar = barOf(tab);
  if (bar) tab.send({ type: 'deed.retried', id: bar.id });
};

/** The comments of the requests that change any, as note ids. */
const changed = ({ blog }: Browser): number[] =>
  blog.changes().flatMap((line) => {
    const [, comment] = /comments\/(\d+)/.exec(line) ?? [];
    return comment === undefined ? [] : Number(comment) / 10;
  });
const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

/** The platform refuses the first request of every fifth comment that changes it. */
function everyFifth(line: string, times: number): Fate {
  const [, comment] = /comments\/(\d+)/.exec(line) ?? [];
  return !line.startsWith('GET') && Number(comment) % 50 === 0 && times === 1 ? 'forbidden' : 'right';
}

describe('fifty comments that are trashed together', () => {
  test('[batch-one-undo] [batch-progress] have one bar in all tabs, are sent once when its 4500 ms end, and it shows how many are sent', () => {
    const seen: unknown[] = [];
    const sending: unknown[] = [];
    const browser = play(
      ({ open, blog }) => {
        const [one, two] = [openAll(open), openAll(open)];
        return {
          [SECOND]: () => apply(one, 'trash'),
          [2 * SECOND]: () =>
            seen.push(barOf(one), barOf(two), selectHiddenIds(two.state()).size, checkedIn(one)),
          [SECOND + 4499]: () => seen.push(blog.deletes()),
          [6 * SECOND]: () => sending.push(barOf(one)),
          [20 * SECOND]: () => sending.push(barOf(one)),
        };
      },
      { notes: 50 },
    );
    const bar = { action: 'trash', count: 50, canUndo: true, progress: undefined, failed: [] };
    expect(seen).toMatchObject([bar, bar, 50, [], 0]);
    expect(sending).toMatchObject([{ canUndo: true, progress: { total: 50 } }, undefined]);
    expect(sending).not.toMatchObject([{ progress: { sent: 0 } }]);
    expect(sorted(changed(browser))).toEqual(FIFTY);
  });

  test('[batch-one-undo] return together if Undo is pressed in another tab after 4.4 s, and none opens', () => {
    const seen: unknown[] = [];
    const browser = play(
      ({ open }) => {
        const [one, two] = [openAll(open), openAll(open)];
        return {
          [SECOND]: () => apply(one, 'trash'),
          [SECOND + 4400]: () => undo(two),
          [7 * SECOND]: () => {
            for (const { state } of [one, two])
              seen.push(selectHiddenIds(state()).size, state().selectedNoteId, state().status);
          },
        };
      },
      { notes: 50 },
    );
    expect(seen).toEqual([0, null, null, 0, null, null]);
    expect([changed(browser), browser.records.size]).toEqual([[], 0]);
  });

  test.each<[string, number]>([
    ['before its undo window ends', 3 * SECOND],
    ['in the middle', 5 * SECOND + 600],
  ])('[batch-sent-once] are each trashed once if the tab closes %s', (_when, ms) => {
    const browser = play(
      ({ open }) => {
        const [one] = [openAll(open), openAll(open)];
        return { [SECOND]: () => apply(one, 'trash'), [ms]: () => one.crash() };
      },
      { notes: 50 },
    );
    expect(sorted(changed(browser))).toEqual(FIFTY);
    expect(browser.blog.deletes()).toBe(50);
  });

  test('[batch-failures] name those that fail, check them again, and Retry sends exactly those', () => {
    const seen: unknown[] = [];
    const browser = play(
      ({ open }) => {
        const [one, two] = [openAll(open), openAll(open)];
        return {
          [SECOND]: () => apply(one, 'trash'),
          [6 * SECOND]: () => seen.push(one.state().status),
          [20 * SECOND]: () => {
            const bar = barOf(one);
            seen.push(bar?.action, sorted(bar?.failed.map(({ note = 0 }) => note) ?? []));
            seen.push(checkedIn(one), checkedIn(two), barOf(two)?.failed.length);
            // Nothing is said twice.
            for (const { state } of [one, two])
              seen.push(selectFailed(state()), selectHeldUp(state()), state().status);
            retry(one);
          },
          [40 * SECOND]: () => seen.push(barOf(one), checkedIn(one)),
        };
      },
      { notes: 50, fateOf: everyFifth },
    );
    expect(seen).toEqual([
      ...[null, 'trash', FIFTHS, FIFTHS, [], FIFTHS.length],
      ...[undefined, null, null, undefined, null, null],
      ...[undefined, []],
    ]);
    expect(sorted(changed(browser))).toEqual(sorted([...FIFTY, ...FIFTHS]));
    expect(browser.blog.deletes()).toBe(50);
  });
});

describe('Undo of a batch without an undo window', () => {
  test('[batch-reversed] wants again what was before, for the notes that the batch has changed', () => {
    const seen: unknown[] = [];
    const approved = (tab: Tab): number =>
      Object.values(tab.state().allNotes).filter((note) => isApproved(tab.state(), note)).length;
    const browser = play(
      ({ open }) => {
        const tab = openAll(open);
        return {
          [SECOND]: () => tab.send({ type: 'action.requested', action: 'approve', id: 7 }),
          [2 * SECOND]: () => apply(tab, 'approve', newest(5)),
          [2 * SECOND + 1]: () => seen.push(approved(tab), barOf(tab)?.progress?.sent),
          [4 * SECOND]: () => {
            seen.push(barOf(tab));
            undo(tab);
          },
          [5 * SECOND]: () => seen.push(approved(tab), barOf(tab)),
          [20 * SECOND]: () => seen.push(barOf(tab)),
        };
      },
      { notes: 10 },
    );
    expect(seen).toMatchObject([
      ...[5, 0, { action: 'approve', count: 4, canUndo: true, progress: undefined }],
      ...[1, undefined, undefined],
    ]);
    expect(sorted(changed(browser))).toEqual([7, 8, 8, 9, 9, 10, 10, 11, 11]);
  });

  test('[batch-reads] marks read and unread are sent in one request each', () => {
    const browser = play(
      ({ open }) => {
        const tab = openAll(open);
        return {
          [SECOND]: () => apply(tab, 'read', newest(20)),
          [3 * SECOND]: () => undo(tab),
        };
      },
      { notes: 20 },
    );
    const marks = browser.blog.changes().filter((line) => line.includes('/notifications/read'));
    expect(marks.map((line) => (line.match(/:9999/g) ?? []).length)).toEqual([20, 0]);
    expect(marks.map((line) => (line.match(/:-1/g) ?? []).length)).toEqual([0, 20]);
  });
});
