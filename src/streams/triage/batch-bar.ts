import { isWaiting, undoBarOf } from '../outbox/overlay';
import type { OutboxRecord } from '../outbox/record';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import type { BatchedAction, LastBatch } from './state';

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
  const all = Object.values(records).filter(
    (record) => batchOf(record) !== undefined && !undoBarOf(record, at),
  );
  const mine = own(state, all);
  return (reversible(state) && mine) ?? sending(state, all) ?? failed(all) ?? mine;
}

/** The batch of the blogger's last intention in a record. */
const batchOf = ({ next, batch }: OutboxRecord): string | undefined => (next ? next.batch : batch);

/** The undo bar of the last batch of spam or trash, beside that of other actions; undefined if none shows. */
export function removalBar({ outbox }: State): BatchBar | undefined {
  const bars = Object.values(outbox.records)
    .flatMap((record) => undoBarOf(record, outbox.at) ?? [])
    .filter(({ batch }) => batch !== undefined)
    .sort((one, other) => other.madeAt - one.madeAt);
  const [latest] = bars;
  if (latest?.note === undefined) return undefined;
  const count = bars.filter(({ batch }) => batch === latest.batch).length;
  return { shows: 'done', action: latest.kind, count, note: latest.note };
}

/** While nothing can be sent, the line about waiting actions shows that instead. */
function sending(state: State, records: readonly OutboxRecord[]): BatchBar | undefined {
  if (isPaused(state)) return undefined;
  const first = records.find(isWaiting);
  if (!first) return undefined;
  const id = batchOf(first);
  const ofBatch = records.filter((record) => batchOf(record) === id);
  const own = [state.batch, state.removal].find((each) => each?.id === id);
  // Done records show for 10 s only.
  const total = Math.max(own?.ids.length ?? 0, ofBatch.length);
  const left = ofBatch.filter(({ state: now }) => now !== 'done').length;
  return { shows: 'sending', sent: total - left, total, isMine: id === reversible(state)?.id };
}

/** Whether waiting records are held up by the network, the session or the platform's limit. */
export const isPaused = ({ isOnline, isSignedIn, outbox }: State): boolean =>
  !isOnline ||
  !isSignedIn ||
  Object.values(outbox.records).some(
    ({ state, cause, notBefore }) => state === 'waiting' && cause === 'tooMany' && notBefore > outbox.at,
  );

function failed(records: readonly OutboxRecord[]): BatchBar | undefined {
  const first = records.find(({ state }) => state === 'failed');
  if (first?.batch === undefined) return undefined;
  const { batch: id, kind, payload } = first;
  return {
    shows: 'failed',
    id,
    action: actionOf(kind, payload === true),
    records: records.filter(({ state, batch }) => state === 'failed' && batch === id),
  };
}

/** The state of this tab's last batch, for as long as it can be taken back. */
function own(state: State, records: readonly OutboxRecord[]): BatchBar | undefined {
  const { batch } = state;
  if (!batch) return undefined;
  const { id, action, ids, isUndo } = batch;
  const its = records.filter((record) => batchOf(record) === id);
  const done = { shows: 'done', action, count: ids.length, isUndo } as const;
  return sending(state, its) ?? failed(its) ?? done;
}

/** This tab's last batch, while U does the opposite: not of an Undo, which it would repeat. */
export const reversible = ({ batch }: Pick<State, 'batch'>): LastBatch | undefined =>
  batch && !batch.isUndo ? batch : undefined;

function actionOf(kind: OutboxRecord['kind'], value: boolean): BatchedAction {
  if (kind === 'spam' || kind === 'trash') return kind;
  if (kind === 'like') return value ? 'like' : 'unlike';
  return value ? 'approve' : 'unapprove';
}

/** Whether records of this tab's last batch have no answer yet. */
export const isBatchWaiting = ({ batch, outbox }: State): boolean =>
  Object.values(outbox.records).some((record) => isWaiting(record) && batchOf(record) === batch?.id);
