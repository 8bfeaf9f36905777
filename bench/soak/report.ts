import type { Finding } from './invariants';
import { type Entry, entriesAround, lineOf } from './journal';

/** What a run comes to. */
export interface Result {
  readonly actions: number;
  readonly faults: number;
  readonly findings: readonly Finding[];
  readonly pageErrors: readonly string[];
  /** Bytes of heap, when the storm began and when it was over. */
  readonly heap: { readonly before: number; readonly after: number };
}

/** More is a leak, in per cent. */
const HEAP_GROWTH_LIMIT = 10;

const growthOf = ({ heap: { before, after } }: Result): number => (after / before - 1) * 100;

/** Whether all is as it must be. */
export const isGood = (result: Result): boolean =>
  result.findings.length === 0 && result.pageErrors.length === 0 && growthOf(result) < HEAP_GROWTH_LIMIT;

/** The last line: `soak: 412 actions, 150 faults, 0 lost, 0 doubled, 0 page errors, heap +3.1 %`. */
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

/** What went wrong, each with what happened around it; no lines when nothing did. */
export const complaints = (result: Result, entries: readonly Entry[], start: number): readonly string[] => [
  ...result.findings.flatMap(({ kind, what, at }) => [
    `\n${kind.toUpperCase()}: ${what}`,
    ...entriesAround(entries, at).map((entry) => `  ${lineOf(entry, start)}`),
  ]),
  ...result.pageErrors.map((error) => `\nPAGE ERROR: ${error}`),
  ...(growthOf(result) < HEAP_GROWTH_LIMIT
    ? []
    : [`\nHEAP: from ${result.heap.before} to ${result.heap.after} bytes`]),
];
