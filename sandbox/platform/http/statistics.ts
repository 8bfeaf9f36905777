/** A request for a statistics image. */
export interface Statistic {
  /** '/g.gif' or '/t.gif'. */
  readonly path: string;
  /** The query; for a repeated parameter only its first value. */
  readonly query: Readonly<Record<string, string>>;
}

/** The most recent requests for statistics images. */
export class Statistics {
  private counted: readonly Statistic[] = [];

  get list(): readonly Statistic[] {
    return this.counted;
  }

  add(statistic: Statistic): void {
    this.counted = [...this.counted, statistic].slice(-LIMIT);
  }

  clear(): void {
    this.counted = [];
  }
}

const LIMIT = 500;
