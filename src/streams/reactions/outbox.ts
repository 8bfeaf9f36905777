import { asyncScheduler } from 'rxjs';
import { storedBlogger } from '../state/stored-blogger';
import type { Storage } from '../state/deps';
import {
  isSameReaction,
  parseReaction,
  REACTION_KEYS,
  type ReactionKind,
  type ReactionRecord,
  type ReactionTarget,
} from './stored-reaction';

/** The reactions of one kind that the platform has not answered yet, one for each note or site. */
export interface Outbox {
  /** Replaces the record of an earlier click. */
  readonly add: (id: number, value: boolean, target: ReactionTarget) => ReactionRecord;
  /** The record that a page has left in storage, if this tab may send it. */
  readonly takeOver: (id: number) => ReactionRecord | undefined;
  /** Whether it is still the last click, here and in other tabs. */
  readonly isLast: (record: ReactionRecord) => boolean;
  /** Notes that a request is being sent. */
  readonly markSent: (record: ReactionRecord) => void;
  /** The platform has answered. A later click stays. */
  readonly remove: (record: ReactionRecord) => void;
  /** Another tab has changed this key. Returns the id if the key is of this kind. */
  readonly noteChange: (key: string, value: string | undefined) => number | undefined;
}

/** Records live in memory, too: storage may be denied, full, or cleared in the middle of it. */
export function createOutbox(kind: ReactionKind, storage: Storage): Outbox {
  const { keyOf, idOf } = REACTION_KEYS[kind];
  const own = new Map<number, ReactionRecord>();
  /** Ids for which another tab has stored a later click. */
  const elsewhere = new Set<number>();
  const parse = (id: number, value: string | undefined): ReactionRecord | undefined =>
    parseReaction(kind, id, value, asyncScheduler.now());
  const stored = (id: number): ReactionRecord | undefined => parse(id, storage.get(keyOf(id)));
  const write = (record: ReactionRecord): void => {
    const [key, value] = [keyOf(record.id), JSON.stringify(record)];
    storage.set(key, value);
    // Storage is full: what is left there is an earlier click.
    if (storage.get(key) !== value) storage.remove(key);
  };
  const isStored = (record: ReactionRecord): boolean => {
    const other = stored(record.id);
    return other !== undefined && isSameReaction(other, record);
  };
  return {
    add: (id, value, target) => {
      const blogger = storedBlogger(storage);
      const record = { kind, id, value, ...target, time: asyncScheduler.now(), attempt: 0, blogger };
      own.set(id, record);
      elsewhere.delete(id);
      write(record);
      return record;
    },
    takeOver: (id) => {
      const record = stored(id);
      if (!record) storage.remove(keyOf(id));
      if (!record || own.has(id) || record.blogger !== storedBlogger(storage)) return undefined;
      own.set(id, record);
      elsewhere.delete(id);
      return record;
    },
    isLast: (record) =>
      own.get(record.id) === record && (stored(record.id) ? isStored(record) : !elsewhere.has(record.id)),
    markSent: (record) => write({ ...record, attempt: record.attempt + 1 }),
    remove: (record) => {
      if (own.get(record.id) === record) own.delete(record.id);
      if (isStored(record)) storage.remove(keyOf(record.id));
    },
    noteChange: (key, value) => {
      const id = idOf(key);
      if (id !== undefined && parse(id, value)) elsewhere.add(id);
      return id;
    },
  };
}
