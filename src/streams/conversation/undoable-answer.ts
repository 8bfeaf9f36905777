import type { UndoBar } from '../outbox/overlay';
import { latestUndoBar, selectLatestUndoable } from '../outbox/selectors';
import type { State } from '../state/state';
import { commentIn, selectThread } from './selectors';

/**
 * The undo bar of an answer, if it is the latest one: in the open conversation, or in one that was left
 * since, if no note shows the bar. Undo restores the answer and opens nothing.
 */
export function selectUndoableAnswer(state: State): UndoBar | undefined {
  const bar = latestUndoBar(state);
  if (!bar || bar.batch !== undefined) return undefined;
  const { site, comment } = bar.target;
  const isIn = (key: string): boolean =>
    key.startsWith(`${site}/`) && commentIn(state.conversations[key], comment ?? 0) !== undefined;
  const open = selectThread(state);
  if (open && open.comment !== comment && isIn(open.key)) return bar;
  const isLeft = selectLatestUndoable(state) === undefined && Object.keys(state.conversations).some(isIn);
  return isLeft ? bar : undefined;
}
