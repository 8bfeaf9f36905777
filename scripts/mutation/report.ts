import { readFileSync } from 'node:fs';
import { asArray, asObject, asString } from '../../src/streams/notes/read';
import type { Mutant } from './mutants';

/** What became of a mutant, and the spec that noticed it. */
export interface Result {
  readonly mutant: Mutant;
  readonly by: 'rule' | 'table' | 'nobody';
  readonly noticed: string;
}

/** Why nobody notices: it is the same program by another name (`equivalent`), or no spec is worth its while. */
export interface Reason {
  readonly file: string;
  readonly at: string;
  /** What it is changed into; none says: whatever it is. */
  readonly to: readonly string[];
  readonly isEquivalent: boolean;
  readonly reason: string;
}

/** The least that must be noticed of those that could be, in percent. */
const LEAST = 85;

export function readReasons(path: string): Reason[] {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return asArray(parsed)
    .map(asObject)
    .map(({ file, at, to, isEquivalent, reason }) => ({
      file: asString(file),
      at: asString(at),
      to: asArray(to).map(asString),
      isEquivalent: isEquivalent === true,
      reason: asString(reason),
    }));
}

const place = ({ file, line: number, name, to, kind }: Mutant): string =>
  `${file}:${number}  ${kind === 'operator' ? `${name} -> ${to}` : to}`;

export const line = ({ mutant, by, noticed }: Result): string =>
  `${by === 'nobody' ? 'SURVIVED' : 'noticed '}  ${place(mutant)}${by === 'nobody' ? '' : `  by "${noticed}"`}`;

const covers = ({ file, at, to }: Reason, { mutant }: Result): boolean =>
  file === mutant.file && at === mutant.at && (to.length === 0 || to.includes(mutant.to));

/** The scores by kind, the survivors with their reasons, and what keeps the whole from being good. */
export function summary(
  results: readonly Result[],
  reasons: readonly Reason[],
  only: string,
): { text: string; isGood: boolean } {
  const lines: string[] = ['', 'kind       mutants  noticed  equivalent  score'];
  const survivors = results.filter(({ by }) => by === 'nobody');
  const problems: string[] = [];
  for (const kind of ['constant', 'operator'] as const) {
    const all = results.filter(({ mutant }) => mutant.kind === kind);
    const noticed = all.filter(({ by }) => by !== 'nobody').length;
    const equivalent = survivors.filter(
      (result) =>
        result.mutant.kind === kind &&
        reasons.some((reason) => reason.isEquivalent && covers(reason, result)),
    ).length;
    const could = all.length - equivalent;
    const score = could === 0 ? 100 : (100 * noticed) / could;
    if (score < LEAST) problems.push(`${kind}s: ${score.toFixed(1)} % are noticed, less than ${LEAST} %`);
    const cells = [
      String(all.length).padStart(7),
      String(noticed).padStart(7),
      String(equivalent).padStart(10),
    ];
    lines.push(`${kind.padEnd(9)}  ${cells.join('  ')}  ${score.toFixed(1)} %`);
  }
  const byTable = results.filter(({ by }) => by === 'table');
  lines.push('', `${byTable.length} are noticed by the table of constants alone:`);
  lines.push(...byTable.map(({ mutant }) => `  ${place(mutant)}`));
  lines.push('', `${survivors.length} survivors:`);
  for (const survivor of survivors) {
    const found = reasons.find((reason) => covers(reason, survivor));
    if (!found?.reason) problems.push(`no reason is given for ${place(survivor.mutant)}`);
    else
      lines.push(
        `  ${place(survivor.mutant)}: ${found.isEquivalent ? 'the same' : 'not noticed'}: ${found.reason}`,
      );
  }
  for (const reason of reasons.filter(({ file }) => file.includes(only)))
    if (!survivors.some((survivor) => covers(reason, survivor)))
      problems.push(`survivors.json has a reason for what does not survive: ${reason.file}, ${reason.at}`);
  return { text: [...lines, '', ...problems].join('\n'), isGood: problems.length === 0 };
}
