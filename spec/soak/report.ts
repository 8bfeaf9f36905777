import type { Finding } from './invariants';
import { entriesAround, type Entry, lineOf } from './journal';

/** The result of a run. */
export interface Result {
  readonly actions: number;
  readonly faults: number;
  readonly findings: readonly Finding[];
  readonly pageErrors: readonly string[];
  /** Bytes of heap before and after the measured part. */
  readonly heap: { readonly before: number; readonly after: number };
}

/** In per cent; more growth counts as a leak. */
const HEAP_GROWTH_LIMIT = 10;

const growthOf = ({ heap: { before, after } }: Result): number => (after / before - 1) * 100;

/** Whether nothing is wrong. */
export const isGood = (result: Result): boolean =>
  result.findings.length === 0 && result.pageErrors.length === 0 && growthOf(result) < HEAP_GROWTH_LIMIT;

/**
 * The last line: `soak: 412 actions, 150 faults, 0 lost, 0 doubled, 0 page errors, heap +3.1 %`.
 */
export function summary(result: Result): string {
  const count = (kind: Finding['kind']): number =>
    result.findings.filter((finding) => finding.kind === kind).length;
  const growth = growthOf(result);
  const parts = [
    `${result.actions} actions`,
    `${result.faults} faults`,
    `${count('lost')} lost`,
    `${count('doubled')} doubled`,
    ...(count('wrong') > 0 ? [`${count('wrong')} wrong`] : []),
    `${result.pageErrors.length} page errors`,
    `heap ${growth < 0 ? '−' : '+'}${Math.abs(growth).toFixed(1)} %`,
  ];
  return `soak: ${parts.join(', ')}`;
}

/** The lines about everything that is wrong, each with the journal entries around it. */
export const failureReport = (
  result: Result,
  entries: readonly Entry[],
  start: number,
): readonly string[] => [
  ...result.findings.flatMap(({ kind, what, at }) => [
    `\n${kind.toUpperCase()}: ${what}`,
    ...entriesAround(entries, at).map((entry) => `  ${lineOf(entry, start)}`),
  ]),
  ...result.pageErrors.map((error) => `\nPAGE ERROR: ${error}`),
  ...(growthOf(result) < HEAP_GROWTH_LIMIT
    ? []
    : [`\nHEAP: from ${result.heap.before} to ${result.heap.after} bytes`]),
];
