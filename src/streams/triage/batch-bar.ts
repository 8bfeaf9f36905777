import { actionOf } from '../outbox/aspects';
import { noteTargets } from '../outbox/note-targets';
import { undoBarOf } from '../outbox/overlay';
import { isWaiting, type OutboxRecord, stateOf } from '../outbox/record';
import { undoBars } from '../outbox/selectors';
import { recordKey } from '../outbox/target';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import type { BatchedAction, LastBatch } from './state';

/** The actions whose records have a batch. */
const BATCHED: readonly BatchedAction[] = ['approve', 'unapprove', 'like', 'unlike', 'spam', 'trash'];

/** Actions that Undo does the opposite of. Spam and trash have their undo window instead. */
export const OPPOSITE: Partial<Readonly<Record<BatchedAction, BatchedAction>>> = {
  approve: 'unapprove',
  unapprove: 'approve',
  like: 'unlike',
  unlike: 'like',
  read: 'unread',
  unread: 'read',
};

/**
 * What the bar of a batch shows: that it can be undone, how far it is sent, or what has failed.
 * Derived from the records, so that each tab shows it. Reads, notes that are set aside, and the total
 * of a batch are known only in the tab that has made it.
 */
export type BatchBar =
  /**
   * `note` is any of its notes, if Undo cancels its records; otherwise Undo does the opposite. U does not
   * undo an Undo.
   */
  | {
      readonly shows: 'done';
      readonly action: BatchedAction;
      readonly count: number;
      readonly note?: NoteId;
      readonly isUndo?: boolean;
    }
  | { readonly shows: 'sending'; readonly sent: number; readonly total: number; readonly isMine: boolean }
  | {
      readonly shows: 'failed';
      readonly id: string;
      readonly action: BatchedAction;
      readonly records: readonly OutboxRecord[];
    };

/**
 * The bar of a batch; undefined if none shows. The last batch of this tab comes first while it can be taken
 * back, unless it is an Undo itself; a failure comes last.
 */
export function batchBar(state: State): BatchBar | undefined {
  const { records, at } = state.outbox;
  const all = Object.values(records).filter((record) => record.batch !== undefined && !undoBarOf(record, at));
  const mine = own(state, all);
  return (reversible(state) && mine) ?? sending(state, all) ?? failed(all) ?? mine;
}

/** The undo bar of the last batch of spam or trash, beside that of other actions; undefined if none shows. */
export function removalBar(state: State): BatchBar | undefined {
  const bars = undoBars(state).filter(({ batch }) => batch !== undefined);
  const [latest] = bars;
  if (latest?.note === undefined) return undefined;
  const count = bars.filter(({ batch }) => batch === latest.batch).length;
  return { shows: 'done', action: latest.wanted, count, note: latest.note };
}

/** While nothing can be sent, the line about waiting actions shows that instead. */
function sending(state: State, records: readonly OutboxRecord[]): BatchBar | undefined {
  if (isPaused(state)) return undefined;
  const first = records.find(isWaiting);
  if (!first) return undefined;
  const { batch: id } = first;
  const ofBatch = records.filter(({ batch }) => batch === id);
  const own = [state.batch, state.removal].find((each) => each?.id === id);
  // Done records show for 10 s only, and several notes can have one.
  const left = ofBatch.filter((record) => stateOf(record) !== 'done');
  const keys = new Set(left.map(({ aspect, target }) => recordKey(aspect, target)));
  const isLeft = (noteId: NoteId): boolean => {
    const note = state.allNotes[noteId];
    const target = note && first.aspect !== 'follow' && noteTargets(note)[first.aspect];
    return target ? keys.has(recordKey(first.aspect, target)) : left.some((record) => record.note === noteId);
  };
  const [total, waits] = own
    ? [own.ids.length, own.ids.filter(isLeft).length]
    : [ofBatch.length, left.length];
  return { shows: 'sending', sent: total - waits, total, isMine: id === reversible(state)?.id };
}

/** Whether waiting records are held up by the network, the session or the platform's limit. */
export const isPaused = ({ isOnline, isSignedIn, outbox }: State): boolean =>
  !isOnline ||
  !isSignedIn ||
  Object.values(outbox.records).some(
    (record) => stateOf(record) === 'waiting' && record.cause === 'tooMany' && record.dueAt > outbox.at,
  );

function failed(records: readonly OutboxRecord[]): BatchBar | undefined {
  const failures = records.filter((record) => record.failed !== undefined);
  const [first] = failures;
  const action = first && BATCHED.find((each) => each === actionOf(first));
  if (first?.batch === undefined || !action) return undefined;
  const { batch: id } = first;
  return { shows: 'failed', id, action, records: failures.filter(({ batch }) => batch === id) };
}

/** The state of this tab's last batch, for as long as it can be taken back. */
function own(state: State, records: readonly OutboxRecord[]): BatchBar | undefined {
  const { batch } = state;
  if (!batch) return undefined;
  const { id, action, ids, isUndo } = batch;
  const its = records.filter(({ batch: of }) => of === id);
  const done = { shows: 'done', action, count: ids.length, isUndo } as const;
  return sending(state, its) ?? failed(its) ?? done;
}

/** This tab's last batch, while U does the opposite: not of an Undo, which it would repeat. */
export const reversible = ({ batch }: Pick<State, 'batch'>): LastBatch | undefined =>
  batch && !batch.isUndo ? batch : undefined;

/** Whether records of this tab's last batch have no answer yet. */
export const isBatchWaiting = ({ batch, outbox }: State): boolean =>
  Object.values(outbox.records).some((record) => isWaiting(record) && record.batch === batch?.id);
