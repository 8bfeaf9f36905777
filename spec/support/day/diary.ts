import { clockTime, sinceDawn } from './virtual-time';

/** What came of a day. */
export interface Report {
  readonly events: number;
  /** What was broken, each with the seed and the time of day. */
  readonly violations: readonly string[];
  /** What has happened, line by line, where it is kept. */
  readonly trail: readonly string[];
}

/** Keeps what is to be told of a day. */
export interface Diary {
  readonly note: (line: () => string) => void;
  readonly violated: (violation: string) => void;
  readonly counted: () => void;
  readonly report: () => Report;
}

/** A trail costs time: it is only kept for a day that somebody wants to look at. */
export function createDiary(seed: number, keepsTrail: boolean): Diary {
  const violations: string[] = [];
  const trail: string[] = [];
  let events = 0;
  const note = (line: () => string): void => {
    if (keepsTrail) trail.push(`${clockTime(sinceDawn())} ${line()}`);
  };
  return {
    note,
    violated: (violation) => {
      note(() => `VIOLATION ${violation}`);
      violations.push(`SEED=${seed} ${clockTime(sinceDawn())} ${violation}`);
    },
    counted: () => {
      events += 1;
    },
    report: () => ({ events, violations, trail }),
  };
}
