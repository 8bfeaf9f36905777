import { undoLatest } from '../../src/streams/deeds/undo';
import { isRead } from '../../src/streams/reading/selectors';
import type { RowAction } from '../../src/streams/actions/table';
import type { Fate } from '../world/network';
import { play, type Script } from '../world/script';
import type { Tab } from '../world/browser';

/** Checks notes, and applies an action to them. */
export function apply(tab: Tab, action: RowAction, ids: readonly number[]): void {
  tab.send({ type: 'checks.changed', ids, areChecked: true });
  tab.send({ type: 'checks.applied', action });
}

/** Presses U. */
export function undo(tab: Tab): void {
  const event = undoLatest(tab.state());
  if (event) tab.send(event);
}

/** The notes that are unread. */
export const unreadIds = ({ state }: Tab): readonly number[] =>
  Object.values(state().allNotes)
    .filter((note) => !isRead(state(), note))
    .map(({ id }) => id);

/**
 * Plays a script in one tab with notes 7 to 16; returns what it has seen, the number of trashed comments,
 * and the requests that change something.
 */
export function seenIn(
  script: (tab: Tab, see: (...values: readonly unknown[]) => void) => Script,
  fateOf: (line: string, times: number) => Fate = () => 'right',
) {
  const seen: unknown[] = [];
  const { blog } = play(({ open }) => script(open(), (...values) => seen.push(...values)), {
    notes: 10,
    fateOf: (line, times) => (line.startsWith('GET') ? 'right' : fateOf(line, times)),
  });
  return { seen, deletes: blog.deletes(), changes: blog.changes() };
}
