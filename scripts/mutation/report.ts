import type { Mutant } from './mutants';
import { isOf, type Reason } from './reasons';

/** The result for a mutant, and the spec that noticed it. */
export interface Result {
  readonly mutant: Mutant;
  readonly by: 'rule' | 'table' | 'nobody';
  readonly noticed: string;
}

/** In percent: the least score, which leaves out equivalent mutants. */
const LEAST_SCORE = 85;

const place = ({ file, line: number, name, to, kind }: Mutant): string =>
  `${file}:${number}  ${kind === 'constant' ? to : `${name} -> ${to}`}`;

export function line({ mutant, by, noticed }: Result): string {
  if (by !== 'nobody') return `noticed   ${place(mutant)}  by "${noticed}"`;
  return `${mutant.kind === 'overlap' ? 'the same' : 'survived'}  ${place(mutant)}`;
}

/** The scores by kind, the survivors with their reasons, and all problems. */
export function summary(
  results: readonly Result[],
  reasons: readonly Reason[],
): { text: string; isGood: boolean } {
  const scores = (['constant', 'operator'] as const).map((kind) => score(kind, results, reasons));
  const survivors = results.filter(({ by, mutant }) => by === 'nobody' && mutant.kind !== 'overlap');
  const byTable = results.filter(({ by }) => by === 'table');
  const problems = [
    ...scores.flatMap(({ problem }) => problem),
    ...results.flatMap((result) => problemOf(result, reasons)),
    ...reasons
      .filter(({ file }) => results.some(({ mutant }) => mutant.file === file))
      .filter((reason) => !survivors.some(({ mutant }) => isOf(reason, mutant)))
      .map(
        ({ file, at }) => `survivors.json has a reason for a mutant that does not survive: ${file}, ${at}`,
      ),
  ];
  const text = [
    '',
    'kind       mutants  noticed  the same  score of the others',
    ...scores.map(({ row }) => row),
    '',
    `${byTable.length} are noticed only by the table of constants:`,
    ...byTable.map(({ mutant }) => `  ${place(mutant)}`),
    '',
    `${survivors.length} survive:`,
    ...survivors.map(({ mutant }) => `  ${place(mutant)}: ${reasonOf(mutant, reasons)?.reason ?? '?'}`),
    '',
    ...problems,
  ].join('\n');
  return { text, isGood: problems.length === 0 };
}

const reasonOf = (mutant: Mutant, reasons: readonly Reason[]): Reason | undefined =>
  reasons.find((reason) => isOf(reason, mutant));

function score(kind: Mutant['kind'], results: readonly Result[], reasons: readonly Reason[]) {
  const all = results.filter(({ mutant }) => mutant.kind === kind);
  const noticed = all.filter(({ by }) => by !== 'nobody').length;
  const same = all.filter(
    ({ mutant, by }) => by === 'nobody' && reasonOf(mutant, reasons)?.isEquivalent,
  ).length;
  const others = all.length - same;
  const percent = others === 0 ? 100 : (100 * noticed) / others;
  const cells = [
    kind.padEnd(9),
    String(all.length).padStart(7),
    String(noticed).padStart(7),
    String(same).padStart(8),
  ];
  return {
    row: `${cells.join('  ')}  ${percent.toFixed(1)} %`,
    problem: percent < LEAST_SCORE ? [`less than ${LEAST_SCORE} % of the ${kind}s are noticed`] : [],
  };
}

/** The problem of a survivor without a reason, or of a reason that is wrong. */
function problemOf({ mutant, by, noticed }: Result, reasons: readonly Reason[]): string[] {
  if (mutant.kind === 'overlap')
    return by === 'nobody' ? [] : [`${mutant.file}:${mutant.line} is not equivalent: "${noticed}"`];
  if (by !== 'nobody' || reasonOf(mutant, reasons)?.reason) return [];
  return [`survivors.json has no reason for ${place(mutant)}`];
}
