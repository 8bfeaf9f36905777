/** Who did something: the user, the weather, other people on the platform, or the panel, which said or asked for it. */
export type Source = 'user' | 'fault' | 'life' | 'panel' | 'asked';

export interface Entry {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly source: Source;
  readonly text: string;
}

/** What happened, in order. */
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

/** How long before and after a moment is told, in milliseconds. */
const AROUND = { before: 8000, after: 12_000 };

/** The entries around a moment, without what others did. */
export const entriesAround = (entries: readonly Entry[], at: number): readonly Entry[] =>
  entries.filter(
    (entry) => entry.source !== 'life' && entry.at >= at - AROUND.before && entry.at <= at + AROUND.after,
  );

/** A line of a log, its time counted from `start`: `  1:02.345 fault  500 for /delete, once`. */
export function lineOf({ at, source, text }: Entry, start: number): string {
  const ms = Math.max(at - start, 0);
  const seconds = ((ms % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${String(Math.floor(ms / 60_000)).padStart(3)}:${seconds} ${source.padEnd(5)} ${text}`;
}
