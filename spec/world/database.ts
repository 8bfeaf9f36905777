import { map, Subject, timer } from 'rxjs';
import type { OutboxRecord } from '../../src/streams/outbox/record';
import { createRecords } from '../../src/streams/outbox/store';
import { type SharedStore, withMemory } from '../../src/streams/outbox/with-memory';
import type { OutboxStore } from '../../src/streams/outbox/store';

/** How long a transaction takes, in milliseconds. */
export const COMMIT_MS = 1;

/** What may be wrong with a browser's storage; each may change at any time. */
export interface Weather {
  /** Nothing new is stored. */
  isFull: boolean;
  /** So many of the next transactions fail. */
  failing: number;
  /** The database opens in no tab: nothing is read, and nothing is stored. */
  isShut: boolean;
}

export const fairWeather = (): Weather => ({ isFull: false, failing: 0, isShut: false });

/** The database of a browser, which all its tabs share. */
export interface Database {
  readonly records: Map<string, OutboxRecord>;
  /** The outbox of a tab, whose database does not open if it is denied. */
  readonly storeOf: (isDenied?: boolean) => OutboxStore;
}

export function createDatabase(weather: Weather): Database {
  const { records } = createRecords();
  const changes$ = new Subject<null>();
  const fail = (): void => {
    if (weather.failing > 0) weather.failing -= 1;
    throw new Error('the transaction failed');
  };
  const sharedOf = (isDenied: boolean): SharedStore => ({
    changes$,
    all: () =>
      timer(COMMIT_MS).pipe(
        map(() => {
          if (isDenied || weather.isShut) fail();
          return new Map(records);
        }),
      ),
    put: (key, record) => {
      if (isDenied || weather.isShut || weather.isFull || weather.failing > 0) return;
      records.set(key, record);
      changes$.next(null);
    },
    change: (key, change) =>
      timer(COMMIT_MS).pipe(
        map(() => {
          if (isDenied || weather.isShut || weather.failing > 0) fail();
          const outcome = change(records.get(key));
          if (outcome === 'refused') return outcome;
          if (weather.isFull && outcome !== 'deleted') fail();
          if (outcome === 'deleted') records.delete(key);
          else records.set(key, outcome);
          changes$.next(null);
          return outcome;
        }),
      ),
  });
  return { records, storeOf: (isDenied = false) => withMemory(sharedOf(isDenied)) };
}
