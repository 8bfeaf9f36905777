import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDER = 'test-results/specs';
const RUN = JSON.stringify(path.join(import.meta.dirname, 'spec-group.cjs'));
/** More in a group would leave a processor without work at the end. */
const MOST_BYTES = 60_000;

const ENVIRONMENT = /@jest-environment (\S+)/;
/** `@alone` in the first comment of a spec file: it changes what the others of its group need. */
const ALONE = /@alone |@jest-environment \./;
/** Jest would leave out all other specs of the file, and succeed. */
const FOCUSED = /\b(?:test|it|describe)\.only\b|\bf(?:it|describe)\(\s*['"`]/;

/** The spec files, as paths from `root`, in the order of their names. */
const specs = (root) =>
  readdirSync(path.join(root, 'spec'), { recursive: true })
    .map((name) => `spec/${name.replaceAll('\\', '/')}`)
    .filter((name) => /-spec\.tsx?$/.test(name))
    .toSorted();

/** Testing Library unmounts after each test of the block that loads it, so that must be the outermost. */
const source = ({ environment, files }) => `/** @jest-environment ${environment} */
${environment === 'jsdom' ? "require('@testing-library/react');\n" : ''}
require(${RUN})(${JSON.stringify(files)}, (file) => require('../../' + file));
`;

/**
 * Writes files that each run the spec files of one folder, and returns Jest's patterns of what is to
 * run. Jest gives each file modules of its own, and perhaps a DOM, which takes longer than most specs do.
 * `isLeftOut` says which spec files another command runs. The paths begin at `root`.
 */
export function groupSpecs(isLeftOut, root = ROOT) {
  const alone = [];
  const groups = new Map();
  for (const file of specs(root).filter((name) => !isLeftOut(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const spec = { file, isFocused: FOCUSED.test(text) };
    if (ALONE.test(text) && !spec.isFocused) {
      alone.push(`<rootDir>/${file}`);
      continue;
    }
    const environment = ENVIRONMENT.exec(text)?.[1] ?? 'node';
    const key = [environment, ...path.dirname(file).split('/').slice(1, 3)].join('-');
    const same = groups.get(key) ?? [];
    const last = same.at(-1);
    if (last && last.bytes + text.length <= MOST_BYTES) {
      last.files.push(spec);
      last.bytes += text.length;
    } else same.push({ environment, files: [spec], bytes: text.length });
    groups.set(key, same);
  }

  rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const [key, same] of groups)
    for (const [index, group] of same.entries())
      writeFileSync(path.join(root, FOLDER, `${key}-${index}-spec.cjs`), source(group));
  return [...alone, `<rootDir>/${FOLDER}/*-spec.cjs`];
}
