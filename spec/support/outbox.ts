import { map, switchMap, timer } from 'rxjs';
import type { Note } from '../../src/streams/notes/note';
import type { RecordAction } from '../../src/streams/actions/table';
import type { Aspect, Value } from '../../src/streams/outbox/aspects';
import { decide } from '../../src/streams/deeds/decide';
import { noteTargets } from '../../src/streams/outbox/note-targets';
import type { Input } from '../../src/streams/outbox/input';
import { byKey } from '../../src/streams/outbox/overlay';
import type { OutboxRecord, RecordState } from '../../src/streams/outbox/record';
import { type Wish, wishesOf } from '../../src/streams/outbox/wishes';
import type { OutboxState } from '../../src/streams/outbox/state';
import {
  createRecords,
  memoryStore,
  type OutboxStore,
  type SharedRecords,
} from '../../src/streams/outbox/store';
import { recordKey } from '../../src/streams/outbox/target';
import { transition } from '../../src/streams/outbox/transitions';
import { act } from '../../src/streams/actions/act';
import { follow } from '../../src/streams/actions/follow';
import { actOnComment } from '../../src/streams/conversation/act-on-comment';
import { reduce } from '../../src/streams/reducer';
import { reply } from '../../src/streams/reply/reply';
import type { Event } from '../../src/streams/state/events';
import type { State } from '../../src/streams/state/state';

/**
 * A store in memory whose records count as kept by the browser. All tabs with the same `shared`
 * share them.
 */
export function keptStore(shared: SharedRecords = createRecords()): OutboxStore {
  const store = memoryStore(shared);
  return {
    ...store,
    all: () => store.all().pipe(map((all) => ({ ...all, unsharedKeys: new Set<string>(), isKept: true }))),
  };
}

/** How long a transaction of `slowStore` takes, in milliseconds. */
export const COMMIT_MS = 1;

/** A store whose transactions take 1 ms, because those of a database take time, too. */
export function slowStore(shared: SharedRecords): OutboxStore {
  const store = keptStore(shared);
  return {
    ...store,
    change: (...args) => timer(COMMIT_MS).pipe(switchMap(() => store.change(...args))),
    all: () => timer(COMMIT_MS).pipe(switchMap(() => store.all())),
  };
}

/** The value that each action wants, and the one that the screen shows before it. */
export const CHANGES: Readonly<Record<RecordAction, readonly [Aspect, wanted: Value, before?: Value]>> = {
  approve: ['status', 'approved', 'unapproved'],
  unapprove: ['status', 'unapproved', 'approved'],
  spam: ['status', 'spam', 'listed'],
  trash: ['status', 'trash', 'listed'],
  restore: ['status', 'listed', 'trash'],
  like: ['like', true, false],
  unlike: ['like', false, true],
  follow: ['follow', true, false],
  unfollow: ['follow', false, true],
  reply: ['reply', 'Thanks'],
};

/** Changes of a record, with its state and when its request was sent in place of the fields that make it. */
export interface RecordChanges extends Partial<OutboxRecord> {
  readonly state?: RecordState;
  readonly sentAt?: number;
}

/** The record with these changes, in this state: by default failed without a cause, and done at once. */
export function inState(
  record: OutboxRecord,
  { state = 'waiting', sentAt, ...changes }: RecordChanges,
): OutboxRecord {
  const base = { ...record, ...changes };
  const { id, madeAt, wanted, dueAt, settledAt = madeAt } = base;
  const attempt = changes.attempts ?? 1;
  const sent = { id, attempt, value: wanted, at: sentAt ?? madeAt };
  switch (state) {
    case 'waiting':
      return base;
    case 'sending':
      return { ...base, attempts: attempt, sent };
    case 'uncertain':
      return { ...base, attempts: attempt, sent: { ...sent, lookAt: dueAt } };
    case 'failed':
      return {
        ...base,
        attempts: attempt,
        known: undefined,
        failed: base.failed ?? 'ForbiddenError',
        settledAt,
      };
    case 'done':
      return { ...base, attempts: attempt, known: wanted, settledAt };
  }
}

/** A waiting record of blogger 5 about a note, made at 0, with these changes. */
export function recordOn(note: Note, action: RecordAction, changes: RecordChanges = {}): OutboxRecord {
  const [aspect, value, before] = CHANGES[action];
  const { site = 0 } = note.ids;
  const target = aspect === 'follow' ? { site } : (noteTargets(note)[aspect] ?? { site });
  const wanted = aspect === 'reply' ? 'Hello' : value;
  const input: Input = {
    type: 'wanted',
    id: action,
    aspect,
    target,
    wanted,
    before,
    note: note.id,
    owner: '5',
  };
  const record = transition(undefined, input, 0);
  if (typeof record === 'string') throw new Error(`a note without ${action}`);
  return inState(record, changes);
}

/** The part of a state that has these records, read at 0. */
export const recorded = (...records: readonly OutboxRecord[]): OutboxState => ({
  outbox: { records: byKey(records), at: 0, isKept: true },
});

/** The outbox has these records now. */
export const looked = (...records: readonly OutboxRecord[]): Event => ({
  type: 'outbox.looked',
  ...recorded(...records).outbox,
});

const RULES = [act, actOnComment, decide, follow, reply];

/** The state after an event whose action the outbox has stored and not sent; the time is 0. */
export function reduceWithOutbox(before: State, event: Event): State {
  const state = reduce(before, event);
  const records = new Map(Object.entries(state.outbox.records));
  const keyOf = (wish: Wish): string | undefined =>
    wish.type === 'wanted'
      ? recordKey(wish.aspect, wish.target)
      : [...records].find(([, { id, deed }]) => id === wish.id || deed === wish.id)?.[0];
  const wishes = wishesOf(RULES, event, state);
  if (wishes.length === 0) return state;
  for (const [index, wish] of wishes.entries()) {
    const key = keyOf(wish) ?? '';
    const id = index === 0 ? `${state.tick}` : `${state.tick}.${index}`;
    const held = records.get(key);
    const outcome = transition(held, inputOf(wish, id, held?.id ?? ''), 0);
    if (outcome === 'deleted') records.delete(key);
    else if (outcome !== 'refused') records.set(key, outcome);
  }
  return reduce(state, looked(...records.values()));
}

function inputOf(wish: Wish, id: string, of: string): Input {
  const owner = '5';
  if (wish.type === 'wanted') return { ...wish, id, owner };
  const { type } = wish;
  if (type === 'hastened') return { type, id: of };
  return type === 'retried' ? { type, id: of, newId: id, owner } : { type: 'undone', id: of, newId: id };
}

/** Records that several tabs of a browser share, with these at the start. */
export function sharedRecords(...records: readonly OutboxRecord[]): SharedRecords {
  const shared = createRecords();
  for (const record of records) shared.records.set(recordKey(record.aspect, record.target), record);
  return shared;
}
