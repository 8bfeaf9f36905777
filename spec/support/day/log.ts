import { clockTime, sinceDawn } from './virtual-time';

/** The result of a day. */
export interface Report {
  readonly events: number;
  /** The rules that were broken, each with the seed and the time of day. */
  readonly violations: readonly string[];
  /** The trace, line by line; empty unless it was requested. */
  readonly trace: readonly string[];
}

/** Records a day. */
export interface DayLog {
  /** Adds a line to the trace. */
  readonly note: (line: () => string) => void;
  readonly reportViolation: (violation: string) => void;
  readonly countEvent: () => void;
  readonly report: () => Report;
}

/** A trace takes time, so it is kept only on request. */
export function createLog(seed: number, keepsTrace: boolean): DayLog {
  const violations: string[] = [];
  const trace: string[] = [];
  let events = 0;
  const note = (line: () => string): void => {
    if (keepsTrace) trace.push(`${clockTime(sinceDawn())} ${line()}`);
  };
  return {
    note,
    reportViolation: (violation) => {
      note(() => `VIOLATION ${violation}`);
      violations.push(`SEED=${seed} ${clockTime(sinceDawn())} ${violation}`);
    },
    countEvent: () => {
      events += 1;
    },
    report: () => ({ events, violations, trace }),
  };
}
