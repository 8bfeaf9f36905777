import type { EngineName } from './engines';
import type { Outcome } from './run-engine';

/** The result of one engine. */
export interface Result {
  readonly name: EngineName;
  /** Such as `Firefox 153.0`; undefined if the engine was not run. */
  readonly version: string | undefined;
  /** The reason why it was not run. */
  readonly reason: string;
  readonly outcomes: readonly Outcome[];
}

/** Whether the engine was run and all its journeys passed. */
export const hasPassed = ({ version, outcomes }: Result): boolean =>
  version !== undefined && outcomes.every(({ error }) => error === undefined);

export function outcomeLines(name: EngineName, { journey, ms, error, flaky }: Outcome): string {
  const word = error ? 'FAILED' : flaky ? 'FLAKY ' : 'ok    ';
  const line = `${word} ${name.padEnd(8)} ${journey} (${(ms / 1000).toFixed(1)} s)`;
  const cause = error ?? flaky;
  return cause ? `${line}\n${cause.stack ?? cause.message}`.replaceAll('\n', '\n       ') : line;
}

/** One line with the version and the counts, or the reason why the engine was not run. */
export function summaryLine({ name, version, reason, outcomes }: Result): string {
  if (version === undefined) return `${name.padEnd(8)} NOT RUN: ${reason}`;
  const failed = outcomes.filter(({ error }) => error).length;
  const flaky = outcomes.filter((outcome) => outcome.flaky).length;
  const seconds = outcomes.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return `${name.padEnd(8)} ${version}: ${outcomes.length - failed} passed (${flaky} flaky), ${failed} failed in ${seconds.toFixed(0)} s`;
}
