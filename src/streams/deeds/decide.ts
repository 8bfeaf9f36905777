import { act } from '../actions/act';
import { ACTIONS, isSent, type NoteAction } from '../actions/table';
import type { OutboxRule, Wish } from '../outbox/wishes';
import type { State } from '../state/state';

/** The outbox rule for the blogger's decisions about single actions and batches: Undo, Close, Retry and Discard. */
export const decide: OutboxRule = (event, state) => {
  switch (event.type) {
    case 'deed.undone':
      return [{ type: 'undone', id: event.id }, ...replaced(state, event.id)];
    case 'deed.closed':
      return { type: 'hastened', id: event.id };
    case 'deed.retried':
      return { type: 'retried', id: event.id };
    case 'deed.discarded':
      return { type: 'discarded', id: event.id };
    default:
      return undefined;
  }
};

/**
 * Returns the requests that undo a batch for notes whose records were replaced by later actions. Each one
 * requests the opposite action. Notes that already show the result of that action are skipped.
 */
function replaced(state: State, id: string): readonly Wish[] {
  const deed = state.deeds.find((each) => each.id === id);
  const opposite = deed && ACTIONS[deed.action].opposite;
  if (!opposite || !isNoteAction(opposite)) return [];
  const own = Object.values(state.outbox.records).flatMap(({ deed: of, note }) =>
    of === id ? (note ?? []) : [],
  );
  return deed.ids
    .filter((note) => !own.includes(note))
    .flatMap((note) => act({ type: 'action.requested', action: opposite, id: note }, state) ?? []);
}

const isNoteAction = (action: string): action is NoteAction => isSent(action) && 'flags' in ACTIONS[action];
