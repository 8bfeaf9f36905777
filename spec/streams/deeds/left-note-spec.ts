import { SECOND } from '../../world/clock';
import type { Tab } from '../../world/browser';
import { apply, seenIn, undo, unreadIds } from '../../support/triage';

const aside = (tab: Tab, id: number): void => tab.send({ type: 'aside.requested', ids: [id] });
const isUnread = (tab: Tab, id: number): boolean => unreadIds(tab).includes(id);
function openWide(tab: Tab, id: number): void {
  tab.send({ type: 'width.changed', isWide: true });
  tab.send({ type: 'note.selected', id });
}

test.each<[string, (tab: Tab) => void]>([
  ['[batch-one-undo] a batch of others', (tab) => apply(tab, 'trash', [9, 8])],
  ['[set-aside-undo] another row', (tab) => aside(tab, 9)],
])('Undo of %s leaves the open note, also after it had left and come back', (_what, act) => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => openWide(tab, 10),
    [1.2 * SECOND]: () => aside(tab, 10),
    [1.4 * SECOND]: () => undo(tab),
    [2 * SECOND]: () => {
      see(tab.state().selectedNoteId);
      act(tab);
      see(tab.state().selectedNoteId);
    },
    [3 * SECOND]: () => {
      undo(tab);
      see(tab.state().selectedNoteId, isUnread(tab, 9));
    },
  }));
  expect(seen).toEqual([10, 10, 10, true]);
});

test('[batch-one-undo] Undo does not open a note of the batch that was not open when the batch left', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => openWide(tab, 10),
    [1.2 * SECOND]: () => tab.send({ type: 'action.requested', action: 'trash', id: 10 }),
    // Undo without opening: Recently done.
    [1.5 * SECOND]: () => {
      const [record] = Object.values(tab.state().outbox.records);
      tab.send({ type: 'view.selected', view: 'recent' });
      if (record) tab.send({ type: 'deed.undone', id: record.id });
      tab.send({ type: 'view.selected', view: 'notes' });
      tab.send({ type: 'note.selected', id: 9 });
    },
    [3 * SECOND]: () => {
      tab.send({ type: 'unread.requested', id: 10 });
      see(tab.state().selectedNoteId);
      apply(tab, 'trash', [10, 8]);
    },
    [4 * SECOND]: () => {
      undo(tab);
      see(tab.state().selectedNoteId, isUnread(tab, 10));
    },
  }));
  expect(seen).toEqual([9, 9, true]);
});

test('[batch-one-undo] Undo opens the last note of the list again, in whose place none had opened', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => {
      openWide(tab, 7);
      apply(tab, 'trash', [7, 8]);
      see(tab.state().selectedNoteId);
    },
    [3 * SECOND]: () => {
      undo(tab);
      see(tab.state().selectedNoteId);
    },
  }));
  expect(seen).toEqual([null, 7]);
});

test('[batch-one-undo] Undo leaves the note that the blogger has chosen since', () => {
  const { seen } = seenIn((tab, see) => ({
    [SECOND]: () => {
      openWide(tab, 10);
      apply(tab, 'trash', [11, 10]);
      see(tab.state().selectedNoteId);
    },
    [2 * SECOND]: () => {
      tab.send({ type: 'note.selected', id: 8 });
      tab.send({ type: 'note.selected', id: 9 });
    },
    [3 * SECOND]: () => {
      undo(tab);
      see(tab.state().selectedNoteId);
    },
  }));
  expect(seen).toEqual([9, 9]);
});
