import { isApproved } from '../../../src/streams/outbox/note-records';
import { deedBars } from '../../../src/streams/deeds/deed-bars';
import type { RowAction } from '../../../src/streams/actions/table';
import { SECOND } from '../../world/clock';
import type { Tab } from '../../world/browser';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { inState, recorded, recordOn } from '../../support/outbox';
import { apply as applyTo, seenIn, undo, unreadIds } from '../../support/triage';

const FIRST = [7, 8, 9];
const OTHERS = [10, 11];

/** Applies an action to three notes, or to these. */
const apply = (tab: Tab, action: RowAction, ids: readonly number[] = FIRST): void =>
  applyTo(tab, action, ids);
const bars = ({ state }: Tab) => deedBars(state());
const approved = ({ state }: Tab): number =>
  Object.values(state().allNotes).filter((note) => isApproved(state(), note)).length;
const unread = (tab: Tab): number => unreadIds(tab).length;

test('[batch-reversed] leaves a comment in the trash that was trashed after the batch', () => {
  const { deletes, changes } = seenIn((tab) => ({
    [SECOND]: () => apply(tab, 'approve'),
    [10 * SECOND]: () => apply(tab, 'unapprove'),
    [11 * SECOND]: () => tab.send({ type: 'action.requested', action: 'trash', id: 7 }),
    // The button of its bar; U would undo the trash.
    [12 * SECOND]: () => tab.send({ type: 'deed.undone', id: bars(tab)[0]?.id ?? '' }),
  }));
  expect(deletes).toBe(1);
  expect(changes.filter((line) => line.includes('/comments/70'))).toHaveLength(3);
});

test('[batch-reversed] is offered while the batch is sent, also after 4500 ms', () => {
  const { seen } = seenIn(
    (tab, see) => ({
      [SECOND]: () => apply(tab, 'approve'),
      [10 * SECOND]: () => {
        see(bars(tab));
        undo(tab);
      },
      [11 * SECOND]: () => see(approved(tab)),
    }),
    () => 'busy',
  );
  expect(seen).toMatchObject([[{ progress: { sent: 0, total: 3 }, canUndo: true }], 0]);
});

test('[batch-one-undo] two batches of one kind have a bar each: the later shows and is undone first, then the earlier', () => {
  const { seen, deletes } = seenIn((tab, see) => ({
    [SECOND]: () => apply(tab, 'trash', FIRST),
    [2 * SECOND]: () => apply(tab, 'trash', OTHERS),
    [3 * SECOND]: () => {
      see(bars(tab));
      undo(tab);
    },
    [4 * SECOND]: () => see(bars(tab)),
  }));
  expect(seen).toMatchObject([[{ action: 'trash', count: 2 }], [{ action: 'trash', count: 3 }]]);
  expect(deletes).toBe(3);
});

test('[batch-one-undo] opens again which of its notes was open, and the one in its place stays unread', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => {
      tab.send({ type: 'width.changed', isWide: true });
      tab.send({ type: 'note.selected', id: 10 });
      apply(tab, 'trash', OTHERS);
      see(tab.state().selectedNoteId);
    },
    [3 * SECOND]: () => {
      undo(tab);
      see(tab.state().selectedNoteId);
    },
    // Long enough for the mark of a note that stays open.
    [6 * SECOND]: () => see(unread(tab)),
  }));
  expect(seen).toEqual([9, 10, 9]);
});

test('[batch-one-undo] [batch-reversed] a batch of trash and one of read marks have a bar each for 4500 ms, and U undoes the later first', () => {
  const { seen, deletes } = seenIn((tab, see) => ({
    [SECOND]: () => apply(tab, 'trash', OTHERS),
    [2 * SECOND]: () => {
      apply(tab, 'read');
      see(bars(tab));
      undo(tab);
      see(unread(tab));
      undo(tab);
    },
    [7 * SECOND]: () => see(bars(tab)),
  }));
  expect(seen).toMatchObject([
    [
      { action: 'trash', count: 2 },
      { action: 'read', count: 3 },
    ],
    10,
    [],
  ]);
  expect(deletes).toBe(0);
});

test('[batch-reversed] a batch of trash leaves the time to take back the batch before it', () => {
  const { seen, deletes } = seenIn((tab, see) => ({
    [SECOND]: () => apply(tab, 'read'),
    [2 * SECOND]: () => {
      apply(tab, 'trash', OTHERS);
      see(bars(tab));
    },
    [SECOND + 4499]: () => see(bars(tab)),
    [SECOND + 4501]: () => see(bars(tab)),
  }));
  const trash = { action: 'trash', count: 2 };
  const read = { action: 'read', count: 3 };
  expect(seen).toMatchObject([[read, trash], [read, trash], [trash]]);
  expect(deletes).toBe(2);
});

describe('a batch of which a part has failed', () => {
  test('[batch-reversed] is taken back by U with its failures', () => {
    const { seen } = seenIn(
      (tab, see) => ({
        [SECOND]: () => apply(tab, 'approve'),
        [3 * SECOND]: () => {
          see(bars(tab));
          undo(tab);
        },
        [4 * SECOND]: () => see(approved(tab), bars(tab), Object.keys(tab.state().checkedNoteIds)),
      }),
      (line) => (line.includes('/comments/70') ? 'forbidden' : 'right'),
    );
    expect(seen).toMatchObject([[{ action: 'approve', failed: [{ note: 7 }] }], 0, [], []]);
  });

  test('[batch-reversed] is taken back with its failures also while another part waits', () => {
    const { seen, changes } = seenIn(
      (tab, see) => ({
        [SECOND]: () => apply(tab, 'approve'),
        [3 * SECOND]: () => {
          see(bars(tab));
          undo(tab);
        },
        [4 * SECOND]: () => see(approved(tab), bars(tab)),
      }),
      (line, times) => {
        if (line.includes('/comments/70')) return 'forbidden';
        return line.includes('/comments/80') && times < 3 ? 'busy' : 'right';
      },
    );
    expect(seen).toMatchObject([
      [{ progress: { sent: 1, total: 3 }, failed: [{ note: 7 }], canUndo: true }],
      0,
      [],
    ]);
    expect(changes.filter((line) => line.includes('/comments/70'))).toHaveLength(1);
  });

  test('[batch-failures] shows what fails again after Retry, with its rows checked', () => {
    const { seen } = seenIn(
      (tab, see) => {
        const retry = (): void => {
          tab.send({ type: 'deed.retried', id: bars(tab)[0]?.id ?? '' });
        };
        const look = (): void => {
          see(
            bars(tab).flatMap(({ failed }) => failed.map(({ note }) => note)),
            Object.keys(tab.state().checkedNoteIds),
          );
        };
        return {
          [SECOND]: () => apply(tab, 'approve'),
          [2 * SECOND]: retry,
          [3 * SECOND]: look,
          [10 * SECOND]: retry,
          [12 * SECOND]: look,
          [13 * SECOND]: retry,
          [20 * SECOND]: look,
        };
      },
      (line, times) => {
        if (line.includes('/comments/70')) return times < 4 ? 'forbidden' : 'right';
        return line.includes('/comments/80') && times < 2 ? 'forbidden' : 'right';
      },
    );
    expect(seen).toEqual([[7], ['7'], [7], ['7'], [], []]);
  });
});

test('[batch-progress] several notes about one post are sent together', () => {
  const about = (id: number) =>
    note(id, { meta: { ids: { site: 1, post: 2 } }, body: [{ actions: { 'like-post': false } }] });
  const like = recordOn(about(8), 'like', { deed: 'b' });
  const shown = [like, inState(like, { state: 'done' })].flatMap((record) =>
    deedBars(
      stateAfter({
        ...holding(about(7), about(8)),
        ...recorded(record, recordOn(note(9), 'like', { deed: 'b' })),
        deeds: [{ id: 'b', action: 'like', ids: [7, 8, 9], at: 0, times: {} }],
      }),
    ),
  );
  expect(shown.map(({ progress }) => progress)).toEqual([
    { sent: 0, total: 3 },
    { sent: 2, total: 3 },
  ]);
});
