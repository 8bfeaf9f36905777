import { PROOFS } from './contract-index';
import { exists, read } from './repository';

export const FAMILIES_FILE = 'docs/contract/families.txt';

const MISSING = 'The reason is missing.';

/** The families of each rule that has titles in more than two of them. */
const SCATTERED: ReadonlyMap<string, string> = new Map(
  PROOFS.flatMap(({ id, titles }) => (titles.size > 2 ? [[id, [...titles.keys()].join(' ')]] : [])),
);

/** A rule of the file, with its families and the reason above it. */
interface Entry {
  readonly id: string;
  readonly families: string;
  readonly reason: string;
}

/** A reason in a line, and below it '  open-conversation: components e2e streams'. */
const GROUP = /^(\S.*)\n((?: {2}[\w-]+: .+\n)+)/gm;
const RULE = /^ {2}([\w-]+): (.+)$/gm;

const entries = (): readonly Entry[] =>
  [...(exists(FAMILIES_FILE) ? read(FAMILIES_FILE) : '').matchAll(GROUP)].flatMap(
    ([, reason = '', rules = '']) =>
      [...rules.matchAll(RULE)].map(([, id = '', families = '']) => ({ id, families, reason })),
  );

/** Rules in many families without a reason, and entries that no longer apply. */
export function familyProblems(): readonly string[] {
  const known = entries();
  return [
    ...[...SCATTERED]
      .filter(([id]) => !known.some((entry) => entry.id === id && entry.reason !== MISSING))
      .map(
        ([id, families]) =>
          `'${id}' has titles in more than two families: ${families}. Prove it where that is cheapest, ` +
          `or give the reason in ${FAMILIES_FILE}`,
      ),
    ...known
      .filter(({ id, families }) => SCATTERED.get(id) !== families)
      .map(({ id, families }) => `${FAMILIES_FILE}: the families of '${id}' are no longer ${families}`),
  ];
}

const HEAD = `Rules with titles in more than two families (folders below spec/), and why fewer do not suffice.
\`npm run contract:index -- --accept\` brings the rules up to date; the reasons are written by hand.
`;

/** The text of docs/contract/families.txt for the titles of today, with the reasons that it has. */
export function familiesPage(): string {
  const known = entries();
  const reasonOf = (rule: string): string => known.find(({ id }) => id === rule)?.reason ?? MISSING;
  const reasons = [...new Set([...known.map(({ reason }) => reason), MISSING])];
  const groups = reasons.flatMap((reason) => {
    const rules = [...SCATTERED].filter(([id]) => reasonOf(id) === reason);
    return rules.length > 0
      ? [[reason, ...rules.map(([id, families]) => `  ${id}: ${families}`)].join('\n')]
      : [];
  });
  return `${[HEAD, groups.join('\n\n')].join('\n')}\n`;
}
