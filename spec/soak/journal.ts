/**
 * The origin of an entry: an action of the user, an injected fault, an action of other people, a
 * status message of the panel, a request of the panel, or a record that the outbox still has at the end.
 */
export type Source = 'user' | 'fault' | 'others' | 'panel' | 'request' | 'record';

export interface Entry {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly source: Source;
  readonly text: string;
}

/** Everything that happened in a run. */
export class Journal {
  private readonly list: Entry[] = [];

  /** Oldest first. */
  get entries(): readonly Entry[] {
    return this.list.toSorted((one, other) => one.at - other.at);
  }

  add(source: Source, text: string, at = Date.now()): void {
    this.list.push({ at, source, text });
  }

  count(source: Source): number {
    return this.list.filter((entry) => entry.source === source).length;
  }
}

/** Milliseconds before and after a moment whose entries are printed. */
const AROUND = { before: 8000, after: 12_000 };

/** The entries around a moment, without the actions of other people. */
export const entriesAround = (entries: readonly Entry[], at: number): readonly Entry[] =>
  entries.filter(
    (entry) => entry.source !== 'others' && entry.at >= at - AROUND.before && entry.at <= at + AROUND.after,
  );

/**
 * An entry as a line, with its time since `start`: `  1:02.345 fault   500 for /delete, 2 times`.
 */
export function lineOf({ at, source, text }: Entry, start: number): string {
  const ms = Math.max(at - start, 0);
  const seconds = ((ms % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${String(Math.floor(ms / 60_000)).padStart(3)}:${seconds} ${source.padEnd(7)} ${text}`;
}
