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

/** What the bar of a deed on several notes shows, in any tab. */
export interface DeedBar {
  readonly id: string;
  /** What was done; undefined for one of another tab without an undo window. */
  readonly action: BatchedAction | undefined;
  readonly count: number;
  /** Undo and U take it back. */
  readonly canUndo: boolean;
  /** How far it is sent; undefined if nothing of it is being sent. */
  readonly progress: { readonly sent: number; readonly total: number } | undefined;
  readonly failed: readonly OutboxRecord[];
}

/**
 * The bars of deeds on several notes: of each that has a failure, the oldest first; of the last one that can
 * be taken back, and the last one that has hidden notes; or else of the first that is being sent. Derived from
 * the records, so that each tab shows them. Read marks, and the total of a deed, are known only in its tab.
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

/** Done records show for 10 s only, and several notes can have one. */
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

/** Whether waiting records are held up by the network, the session or the platform's limit. */
const isPaused = ({ isOnline, isSignedIn, outbox }: State): boolean =>
  !isOnline || !isSignedIn || pausedUntil(Object.values(outbox.records)) > outbox.at;
