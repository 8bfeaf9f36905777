// Runs the specs of the documents, and those nearest to what has changed: `npm run test:changed`.
// Changed is what differs from the main branch, or is not committed yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { isLeftOut } from '../config/jest.config.js';
import { isSpec, relatedSpecs } from './related-specs';

/** `npm run check` must take less than a minute. */
const MOST_SPECS = 12;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The commit that this branch has left the main branch at. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

const changed = [...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')];
const sources = git(
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.ts',
  '*.tsx',
  '*.js',
  '*.cjs',
);
const files = new Map(
  sources.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file, 'utf8')]),
);
const related = relatedSpecs(changed, files).filter((file) => !isLeftOut(file));
// The changed specs come first.
const most = Math.max(MOST_SPECS, changed.filter(isSpec).length);
if (related.length > most)
  console.log(`Runs the nearest ${most} of ${related.length} related specs; npm test runs all.`);
const paths = new Set([...git('ls-files', 'spec/docs/*-spec.ts'), ...related.slice(0, most)]);
process.exitCode =
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...paths], {
    stdio: 'inherit',
  }).status ?? 1;
