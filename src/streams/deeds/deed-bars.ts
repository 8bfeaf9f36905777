import { actionOf, type BatchedAction } from '../actions/table';
import { isRemoval } from '../outbox/aspects';
import { noteTargets } from '../outbox/note-targets';
import { undoBarOf } from '../outbox/overlay';
import { pausedUntil } from '../outbox/paused-until';
import { isWaiting, type OutboxRecord, stateOf } from '../outbox/record';
import { recordKey } from '../outbox/target';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import type { Batch } from '../triage/state';
import { openDeeds } from './open-deeds';

/** The content of the bar about a batch: an action on several notes, perhaps done in another tab. */
export interface DeedBar {
  readonly id: string;
  /** The action; undefined for a batch of another tab, unless the action is a removal. */
  readonly action: BatchedAction | undefined;
  readonly count: number;
  /** Whether the Undo button and the key U undo the batch. */
  readonly canUndo: boolean;
  /** How many of the notes were sent; undefined while none is being sent. */
  readonly progress: { readonly sent: number; readonly total: number } | undefined;
  readonly failed: readonly OutboxRecord[];
}

/**
 * Returns the bars of batches (actions on several notes), oldest first: those with a failure; among those that
 * can be undone, the last removal and the last other action; and the first batch that is being sent, unless one
 * that can be undone is being sent. The bars are derived from the records, so that each tab shows them. Only the
 * tab that made a batch knows its read marks and its total.
 */
export function deedBars(state: State): readonly DeedBar[] {
  const deeds = openDeeds(state);
  const records = Object.values(state.outbox.records);
  const ids = new Set(
    [...records, ...deeds.map(({ id }) => ({ deed: id }))].flatMap(({ deed }) => deed ?? []),
  );
  const bars = [...ids]
    .map((id) => {
      const own = deeds.find((each) => each.id === id);
      const its = records.filter(({ deed }) => deed === id);
      return {
        bar: barOf(state, id, own, its),
        at: own?.at ?? Math.min(...its.map(({ madeAt }) => madeAt)),
      };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ bar }) => bar);
  const undoable = bars.filter(({ canUndo }) => canUndo);
  const [kept, removed] = [false, true].map((is) =>
    undoable.findLast(({ action }) => isRemoval(action) === is),
  );
  const isSending = undoable.some(({ progress }) => progress);
  const sending = isSending ? undefined : bars.find(({ progress }) => progress);
  return bars.filter((bar) => bar.failed.length > 0 || [kept, removed, sending].includes(bar));
}

function barOf(state: State, id: string, own: Batch | undefined, records: readonly OutboxRecord[]): DeedBar {
  const isUndoable = records.some((record) => undoBarOf(record, state.outbox.at));
  return {
    id,
    action: own?.action ?? records.map(actionOf).find(isRemoval),
    count: own?.ids.length ?? records.length,
    canUndo: own !== undefined || isUndoable,
    progress: isUndoable || isPaused(state) ? undefined : progressOf(state, own, records),
    failed: records.filter(({ failed }) => failed !== undefined),
  };
}

/**
 * Returns how many notes of a batch were sent. The notes that are left are counted, because done records are
 * deleted after 10 s, and notes can share a record.
 */
function progressOf(
  { allNotes }: State,
  own: Batch | undefined,
  records: readonly OutboxRecord[],
): DeedBar['progress'] {
  const first = records.find(isWaiting);
  if (!first) return undefined;
  const left = records.filter((record) => stateOf(record) !== 'done');
  if (!own) return { sent: records.length - left.length, total: records.length };
  const keys = new Set(left.map(({ aspect, target }) => recordKey(aspect, target)));
  const isLeft = (noteId: NoteId): boolean => {
    const note = allNotes[noteId];
    const target = note && first.aspect !== 'follow' && noteTargets(note)[first.aspect];
    return target ? keys.has(recordKey(first.aspect, target)) : left.some((record) => record.note === noteId);
  };
  return { sent: own.ids.length - own.ids.filter(isLeft).length, total: own.ids.length };
}

/** Whether waiting records are held up by the network, the session or the platform's rate limit. */
const isPaused = ({ isOnline, isSignedIn, outbox }: State): boolean =>
  !isOnline || !isSignedIn || pausedUntil(Object.values(outbox.records)) > outbox.at;
