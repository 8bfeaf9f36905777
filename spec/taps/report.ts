import type { Log, Violation } from './log';

const pluralised = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `like 12, open 9`, the most frequent first. */
const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const lineOf = ({ page, step, atMs, kind, label, history }: Violation): string =>
  `VIOLATION: ${(atMs / 1000).toFixed(1)} s, ${page}, step ${step}: ${kind} “${label}”; under it: ${history}`;

/** The lines about a run, the summary last. */
export function report(log: Log): readonly string[] {
  const { violations, actions, frameMs } = log;
  const byKind = new Map<string, number>();
  for (const { kind } of violations) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  const sorted = frameMs.toSorted((one, other) => one - other);
  const frame = (share: number): string => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  const acted = [...actions.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...violations.map(lineOf),
    `taps: triggered: ${counted(actions)}`,
    ...(byKind.size > 0 ? [`taps: violations: ${counted(byKind)}`] : []),
    `taps: an animation frame takes ${frame(0.5)}, and ${frame(0.95)} for one press of twenty`,
    `taps: ${pluralised(log.steps, 'step')} (${log.givenUp} given up), ${pluralised(log.taps, 'tap')}, ${acted} acted, ${log.ignored} ignored, ${pluralised(violations.length, 'violation')}`,
  ];
}
