import { map, switchMap, timer } from 'rxjs';
import type { Note } from '../../src/streams/notes/note';
import { answer } from '../../src/streams/outbox/answer';
import { noteTargets } from '../../src/streams/outbox/note-targets';
import type { Input } from '../../src/streams/outbox/input';
import { byKey } from '../../src/streams/outbox/overlay';
import type { OutboxRecord } from '../../src/streams/outbox/record';
import { type Wish, wishesOf } from '../../src/streams/outbox/rule';
import type { OutboxState } from '../../src/streams/outbox/state';
import {
  createRecords,
  memoryStore,
  type OutboxStore,
  type SharedRecords,
} from '../../src/streams/outbox/store';
import { type Kind, recordKey, slotOf } from '../../src/streams/outbox/target';
import { transition } from '../../src/streams/outbox/transitions';
import { actOnAnswer } from '../../src/streams/conversation/act-on-answer';
import { undo } from '../../src/streams/moderation/undo';
import { approve } from '../../src/streams/reactions/approve';
import { follow } from '../../src/streams/reactions/follow';
import { like } from '../../src/streams/reactions/like';
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

/** A waiting record of blogger 5 about a note, made at 0, with these changes. */
export function recordOn(note: Note, kind: Kind, changes: Partial<OutboxRecord> = {}): OutboxRecord {
  const slot = slotOf(kind);
  const { site = 0 } = note.ids;
  const target = slot === 'follow' ? { site } : (noteTargets(note)[slot] ?? { site });
  const payload = kind === 'reply' ? 'Hello' : true;
  const made: Input = { type: 'made', id: kind, kind, target, payload, note: note.id, owner: '5' };
  const record = transition(undefined, made, 0);
  if (typeof record === 'string') throw new Error(`a note without ${kind}`);
  return { ...record, ...changes };
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

const RULES = [actOnAnswer, answer, approve, follow, like, reply, undo];

/** The state after an event whose action the outbox has stored and not sent; the time is 0. */
export function reduceWithOutbox(before: State, event: Event): State {
  const state = reduce(before, event);
  const records = new Map(Object.entries(state.outbox.records));
  const keyOf = (wish: Wish): string | undefined =>
    wish.type === 'made'
      ? recordKey(wish.kind, wish.target)
      : [...records].find(([, { id }]) => id === wish.id)?.[0];
  const wishes = wishesOf(RULES, event, state);
  if (wishes.length === 0) return state;
  for (const [index, wish] of wishes.entries()) {
    const key = keyOf(wish) ?? '';
    const id = index === 0 ? `${state.tick}` : `${state.tick}.${index}`;
    const outcome = transition(records.get(key), inputOf(wish, id), 0);
    if (outcome === 'deleted') records.delete(key);
    else if (outcome !== 'refused') records.set(key, outcome);
  }
  return reduce(state, looked(...records.values()));
}

function inputOf(wish: Wish, id: string): Input {
  const owner = '5';
  if (wish.type === 'made') return { ...wish, id, owner };
  return wish.type === 'retried'
    ? { type: wish.type, id: wish.id, newId: id, owner }
    : { type: wish.type, id: wish.id };
}

/** Records that several tabs of a browser share, with these at the start. */
export function sharedRecords(...records: readonly OutboxRecord[]): SharedRecords {
  const shared = createRecords();
  for (const record of records) shared.records.set(recordKey(record.kind, record.target), record);
  return shared;
}
