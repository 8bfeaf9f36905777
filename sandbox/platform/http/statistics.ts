/** An image that was asked for in order to be counted. */
export interface Statistic {
  /** '/g.gif' or '/t.gif'. */
  readonly path: string;
  /** Of a name that is repeated, the first value. */
  readonly query: Readonly<Record<string, string>>;
}

/** What was counted by way of the statistics images; the latest alone are kept. */
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
