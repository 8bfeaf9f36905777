import { noop, Observable, Subject, type Subscriber } from 'rxjs';
import type { OutboxRecord, Outcome } from '../../streams/outbox/record';
import { parseRecord } from '../../streams/outbox/parse-record';
import type { Change, OutboxStore, Snapshot } from '../../streams/outbox/store';
import type { Entry } from '../monitor/session';

/** A result of the outbox's store in a recording. */
type Answer = Extract<Entry, { kind: 'found' | 'kept' | 'records' | 'recordsChanged' }>;

interface Transaction {
  readonly change: Change;
  readonly subscriber: Subscriber<Outcome>;
  outcome?: Outcome;
}

/**
 * Creates an outbox store with the recorded results: each transaction ends at its recorded time.
 * Times in records are those of the replay, which differ by some milliseconds.
 */
export function createOutbox(): {
  readonly store: OutboxStore;
  /** Delivers the recorded result to the panel. Returns false if the panel has not requested it yet. */
  readonly deliver: (answer: Answer) => boolean;
} {
  const transactions = new Map<string, Transaction[]>();
  const reads: Subscriber<Snapshot>[] = [];
  const changes$ = new Subject<null>();
  /** The records of this replay, by the keys of the recorded ones. */
  const replayed = new Map<string, OutboxRecord>();
  const replayedOf = (record: OutboxRecord): OutboxRecord => replayed.get(asKey(record)) ?? record;
  const outcomeOf = ({ outcome }: Transaction, recorded: Outcome): Outcome => {
    if (typeof outcome !== 'object' || typeof recorded !== 'object') return recorded;
    const read = parseRecord(outcome);
    if (typeof read === 'object') replayed.set(asKey(recorded), read);
    return outcome;
  };
  return {
    store: {
      put: noop,
      changes$,
      change: (key, change) =>
        new Observable((subscriber) => {
          transactions.set(key, [...(transactions.get(key) ?? []), { change, subscriber }]);
        }),
      all: () =>
        new Observable((subscriber) => {
          reads.push(subscriber);
          return () => void reads.splice(reads.indexOf(subscriber), 1);
        }),
    },
    deliver: (answer) => {
      switch (answer.kind) {
        case 'found': {
          const [transaction] = transactions.get(answer.key) ?? [];
          if (transaction)
            transaction.outcome = transaction.change(answer.record && replayedOf(answer.record));
          return transaction !== undefined;
        }
        case 'kept': {
          const transaction = transactions.get(answer.key)?.shift();
          return (
            transaction !== undefined && reply(transaction.subscriber, outcomeOf(transaction, answer.outcome))
          );
        }
        case 'records': {
          const { unsharedKeys, isKept } = answer;
          const records = answer.records.map(replayedOf);
          return reply(reads[0], { records, unsharedKeys: new Set(unsharedKeys), isKept });
        }
        case 'recordsChanged':
          changes$.next(null);
          return true;
      }
    },
  };
}

const asKey = (record: OutboxRecord): string => JSON.stringify(parseRecord(record));

function reply<T>(subscriber: Subscriber<T> | undefined, value: T): boolean {
  subscriber?.next(value);
  subscriber?.complete();
  return subscriber !== undefined;
}
