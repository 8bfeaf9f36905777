// Runs the specs of the documents, those that have changed, and those that mirror a changed source
// file: `npm run test:changed`. Changed is what differs from the main branch, or is not committed yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit that this branch has left the main branch at. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD';
  }
}

const changed = [git('diff', '--name-only', base()), git('ls-files', '--others', '--exclude-standard')]
  .join('')
  .split('\n');
const mirrorsOf = (file) =>
  ['ts', 'tsx'].map((extension) => file.replace(/^src\/(.+)\.tsx?$/, `spec/$1-spec.${extension}`));
const specs = changed.flatMap((file) => (file.startsWith('src/') ? mirrorsOf(file) : [file]));
// Jest leaves out what its configuration ignores, such as browser specs.
const wanted = specs.filter((file) => /^spec\/.+-spec\.tsx?$/.test(file) && existsSync(file));
const jest = ['node_modules/jest/bin/jest.js', '--passWithNoTests', '--runTestsByPath'];
const paths = [...git('ls-files', 'spec/docs/*-spec.ts').trim().split('\n'), ...wanted];
process.exitCode =
  spawnSync(process.execPath, [...jest, ...new Set(paths)], { stdio: 'inherit' }).status ?? 1;
