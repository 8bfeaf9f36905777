import { isApproved } from '../../../src/streams/outbox/note-records';
import { isLiked } from '../../../src/streams/outbox/selectors';
import { deedBars } from '../../../src/streams/deeds/deed-bars';
import type { RowAction } from '../../../src/streams/actions/table';
import { SECOND } from '../../world/clock';
import type { Tab } from '../../world/browser';
import { play } from '../../world/script';
import { undoLatest, undoMessage } from '../../../src/streams/deeds/undo';
import { apply as applyTo, seenIn, undo, unreadIds } from '../../support/triage';

const FIRST = [7, 8, 9];
const apply = (tab: Tab, action: RowAction, ids: readonly number[] = FIRST): void =>
  applyTo(tab, action, ids);
const bars = ({ state }: Tab) => deedBars(state());
const idsWhere =
  (is: typeof isApproved) =>
  ({ state }: Tab): readonly number[] =>
    Object.values(state().allNotes)
      .filter((note) => is(state(), note))
      .map(({ id }) => id)
      .sort((one, other) => one - other);
const approved = idsWhere(isApproved);
const liked = idsWhere(isLiked);

test('[batch-reversed] offline, Undo of a batch that cancelled the one before restores what that wanted', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => {
      tab.setOnline(false);
      apply(tab, 'like');
    },
    [2 * SECOND]: () => apply(tab, 'unlike'),
    [3 * SECOND]: () => {
      see(bars(tab).map(({ action, canUndo }) => [action, canUndo]));
      undo(tab);
      see(liked(tab));
    },
  }));
  expect(seen).toEqual([[['unlike', true]], [7, 8, 9]]);
});

test('[batch-reads-refused] refused read marks do not take the Undo of another batch on the same notes', () => {
  const { seen } = seenIn(
    (tab, see) => ({
      [SECOND]: () => apply(tab, 'approve'),
      [1.5 * SECOND]: () => apply(tab, 'read'),
      [2.5 * SECOND]: () => {
        see(bars(tab).map(({ action }) => action));
        undo(tab);
        see(approved(tab));
      },
    }),
    (line) => (line.includes('notifications/read') ? 'forbidden' : 'right'),
  );
  expect(seen).toEqual([['approve'], []]);
});

test('[u-for-undo] after another tab has taken back a batch of trash, U takes back the batch before it', () => {
  const seen: unknown[] = [];
  play(
    ({ open }) => {
      const here = open();
      const there = open();
      return {
        [SECOND]: () => apply(here, 'approve'),
        [2 * SECOND]: () => apply(here, 'trash', [10, 11]),
        [3 * SECOND]: () => undo(there),
        [3.5 * SECOND]: () => {
          seen.push(bars(here).map(({ action }) => action));
          undo(here);
          seen.push(approved(here));
        },
      };
    },
    { notes: 10 },
  );
  expect(seen).toEqual([['approve'], []]);
});

test.each(['spam', 'trash', 'listed'])('a reply "%s" is posted, and its note stays', (text) => {
  const seen: unknown[] = [];
  const { blog, network } = play(
    ({ open }) => {
      const tab = open();
      return {
        [SECOND]: () => tab.send({ type: 'reply.submitted', id: 7, text }),
        [2 * SECOND]: () =>
          seen.push(Object.keys(tab.state().allNotes).includes('7'), undoLatest(tab.state())),
        [20 * SECOND]: () => seen.push(Object.keys(tab.state().allNotes).includes('7')),
      };
    },
    { notes: 10 },
  );
  expect([seen, blog.replies()]).toEqual([[true, undefined, true], [text]]);
  expect(network.requests.length).toBeLessThan(60);
});

test('[retry-after] a site in maintenance does not hold up another site', () => {
  const seen: unknown[] = [];
  play(
    ({ open, platform }) => {
      const tab = open();
      return {
        [SECOND]: () => tab.send({ type: 'action.requested', action: 'approve', id: 7 }),
        [2 * SECOND]: () => tab.send({ type: 'action.requested', action: 'approve', id: 8 }),
        [290 * SECOND]: () => seen.push(platform.comment(8)?.status),
      };
    },
    { notes: 10, fateOf: (line) => (line.includes(' /sites/1/comments') ? 'busyForAMinute' : 'right') },
  );
  expect(seen).toEqual(['approved']);
});

test('[batch-failures] rows whose Undo has failed are checked', () => {
  const { seen } = seenIn(
    (tab, see) => ({
      [SECOND]: () => apply(tab, 'approve'),
      [3 * SECOND]: () => undo(tab),
      [5 * SECOND]: () =>
        see(
          bars(tab).map(({ failed }) => failed.map(({ note }) => note)),
          Object.keys(tab.state().checkedNoteIds),
        ),
    }),
    (line, times) => (line.includes('/comments/70') && times === 2 ? 'forbidden' : 'right'),
  );
  expect(seen).toEqual([[[7]], ['7']]);
});

test('[set-aside-undo] Bring back of another note leaves the Undo of what was set aside last', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => tab.send({ type: 'aside.requested', ids: [7] }),
    [10 * SECOND]: () => tab.send({ type: 'aside.requested', ids: [8] }),
    [11 * SECOND]: () => {
      tab.send({
        type: 'done.unmarked',
        ids: [7],
        unreadIds: [],
        selectedNoteId: null,
        highlightedNoteId: null,
      });
      see(tab.state().status?.message);
      undo(tab);
      see(8 in tab.state().doneNotes);
    },
  }));
  expect(seen).toEqual(['done', false]);
});

test('[undoing-an-unfollow] the message about one site outlasts that another one is followed', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => tab.send({ type: 'follow.requested', siteId: 1, isFollowing: false }),
    [2 * SECOND]: () => {
      tab.send({ type: 'follow.requested', siteId: 2, isFollowing: true });
      see(tab.state().status?.message);
    },
  }));
  expect(seen).toEqual(['unfollowed']);
});

test('[set-aside-undo] Undo opens the note again that was open also if another row was trashed since', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => {
      tab.send({ type: 'width.changed', isWide: true });
      tab.send({ type: 'note.selected', id: 10 });
    },
    [1.2 * SECOND]: () => tab.send({ type: 'aside.requested', ids: [10] }),
    [1.5 * SECOND]: () => tab.send({ type: 'action.requested', action: 'trash', id: 12 }),
    [2 * SECOND]: () => {
      see(tab.state().selectedNoteId);
      // The button of the message.
      const { status } = tab.state();
      if (status?.deed) tab.send(undoMessage(tab.state(), status.deed));
      see(tab.state().selectedNoteId);
    },
  }));
  expect(seen).toEqual([9, 10]);
});

test('[batch-reversed] U, U takes back two overlapping batches while the platform is busy', () => {
  const { seen } = seenIn(
    (tab, see) => ({
      [SECOND]: () => apply(tab, 'approve'),
      [2 * SECOND]: () => apply(tab, 'trash', [7, 8]),
      [3 * SECOND]: () => undo(tab),
      [3.2 * SECOND]: () => undo(tab),
      [60 * SECOND]: () => see(approved(tab)),
    }),
    (_line, times) => (times < 3 ? 'busy' : 'right'),
  );
  expect(seen).toEqual([[]]);
});

test('[recently-done] Undo there leaves the note unread, and the list open', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => tab.send({ type: 'action.requested', action: 'trash', id: 7 }),
    [2 * SECOND]: () => tab.send({ type: 'view.selected', view: 'recent' }),
    [3 * SECOND]: () => {
      const { recentRecords } = tab.state();
      tab.send({ type: 'deed.undone', id: recentRecords?.[0]?.id ?? '' });
      see(tab.state().selectedNoteId, unreadIds(tab).includes(7), tab.state().view);
    },
  }));
  expect(seen).toEqual([null, true, 'recent']);
});

test('[batch-reads-refused] refused marks of a batch "read" and of one "unread" in one request are both taken back', () => {
  let isForbidden = false;
  const { seen } = seenIn(
    (tab, see) => ({
      [SECOND]: () => apply(tab, 'read', [10, 11]),
      [7 * SECOND]: () => {
        tab.setOnline(false);
        apply(tab, 'read', [7, 8]);
        apply(tab, 'unread', [10, 11]);
        isForbidden = true;
      },
      [20 * SECOND]: () => tab.setOnline(true),
      [100 * SECOND]: () => see(unreadIds(tab).filter((id) => id < 12)),
    }),
    (line) => (isForbidden && line.includes('notifications/read') ? 'forbidden' : 'right'),
  );
  expect(seen).toEqual([[7, 8, 9]]);
});

test('[batch-reversed] a batch is without what was taken back alone', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => apply(tab, 'approve'),
    [2 * SECOND]: () => {
      const record = Object.values(tab.state().outbox.records).find(({ note }) => note === 7);
      tab.send({ type: 'deed.undone', id: record?.id ?? '' });
      see(
        bars(tab).map(({ count }) => count),
        approved(tab),
      );
    },
  }));
  expect(seen).toEqual([[2], [8, 9]]);
});
