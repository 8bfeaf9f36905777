import type { RowAction } from '../../../src/streams/actions/table';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { isApproved } from '../../../src/streams/outbox/note-records';
import { isLiked } from '../../../src/streams/outbox/selectors';
import { apply, seenIn, undo, unreadIds } from '../../support/triage';
import type { Tab } from '../../world/browser';
import { SECOND } from '../../world/clock';

const visible = (tab: Tab): readonly number[] => selectVisibleNotes(tab.state()).map(({ id }) => id);

/** Does it to those of these notes that the list shows. */
const batch =
  (action: RowAction, ...ids: readonly number[]) =>
  (tab: Tab): void => {
    const shown = ids.filter((id) => visible(tab).includes(id));
    if (shown.length > 0) apply(tab, action, shown);
  };
function trash7(tab: Tab): void {
  if (visible(tab).includes(7)) tab.send({ type: 'action.requested', action: 'trash', id: 7 });
}

const DEEDS: Readonly<Record<string, (tab: Tab) => void>> = {
  'approve 7-9': batch('approve', 7, 8, 9),
  'unapprove 7-9': batch('unapprove', 7, 8, 9),
  'like 9-11': batch('like', 9, 10, 11),
  'read 7-10': batch('read', 7, 8, 9, 10),
  'unread 7-10': batch('unread', 7, 8, 9, 10),
  'trash 7, 8': batch('trash', 7, 8),
  'spam 10, 11': batch('spam', 10, 11),
  'set 8 and 12 aside': batch('done', 8, 12),
  'trash 7': trash7,
};
const PAIRS = Object.keys(DEEDS).flatMap((one) => Object.keys(DEEDS).map((other) => [one, other] as const));

/** What the blogger sees of the notes. */
function look(tab: Tab): string {
  const { allNotes, doneNotes } = tab.state();
  const where = (is: typeof isApproved): readonly number[] =>
    Object.values(allNotes).flatMap((note) => (is(tab.state(), note) ? note.id : []));
  return JSON.stringify({
    visible: visible(tab),
    approved: where(isApproved),
    liked: where(isLiked),
    // Undo of a single trash opens it.
    unread: unreadIds(tab).filter((id) => id !== 7),
    done: Object.keys(doneNotes),
  });
}

test.each(PAIRS)(
  '[batch-reversed] [u-for-undo] %s, %s: each U takes back the latest, and nothing is left of them',
  (one, other) => {
    const { seen, deletes } = seenIn((tab, see) => {
      const looks: string[] = [];
      const step = (act: (tab: Tab) => void) => (): void => {
        if (looks.length === 0) looks.push(look(tab));
        act(tab);
        looks.push(look(tab));
      };
      const doIt = (deed: string) => step((on) => DEEDS[deed]?.(on));
      return {
        [SECOND]: doIt(one),
        [2 * SECOND]: doIt(other),
        [3 * SECOND]: step(undo),
        [3.5 * SECOND]: step(undo),
        // Once more, there is nothing to take back.
        [4 * SECOND]: step(undo),
        [20 * SECOND]: () => see(...looks, look(tab)),
      };
    });
    const [first, afterOne, afterOther, ...undone] = seen;
    // Not what has changed nothing.
    const back = [afterOne, first].filter((each, index) => each !== [afterOther, afterOne][index]);
    expect(undone).toEqual([...back, first, first, first, first].slice(0, 4));
    expect(deletes).toBe(0);
  },
);
