import type { UndoBar } from '../outbox/overlay';
import { undoBars } from '../outbox/selectors';
import type { State } from '../state/state';
import { commentIn } from './selectors';

/**
 * The undo bar of a comment that was trashed in a conversation, which may have been left since, if it is the
 * latest one. Undo restores the comment and opens nothing.
 */
export function selectUndoableAnswer(state: State): UndoBar | undefined {
  const [bar] = undoBars(state);
  if (!bar || bar.batch !== undefined || bar.note !== undefined) return undefined;
  const { site, comment } = bar.target;
  const isIn = (key: string): boolean =>
    key.startsWith(`${site}/`) && commentIn(state.conversations[key], comment ?? 0) !== undefined;
  return Object.keys(state.conversations).some(isIn) ? bar : undefined;
}
