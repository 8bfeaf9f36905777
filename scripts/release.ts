// Releases the client if its changelog has something unreleased: raises the version, dates the changelog,
// commits, tags and publishes. With `--dry-run` it only prints what it would do. Run `npm test` first.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { asArray, asObject, asString } from '../src/lib/json';
import { nextRelease, type Release } from './release-plan';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'packages', 'client');
const manifest = path.join(folder, 'package.json');
const changelog = path.join(folder, 'CHANGELOG.md');
const isDryRun = process.argv.includes('--dry-run');

const run = (command: string, args: readonly string[], cwd = root): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });

/** The files that npm would publish, and their sizes. */
function packed(): readonly string[] {
  const report: unknown = JSON.parse(run('npm', ['pack', '--dry-run', '--json'], folder));
  const { files } = asObject(asArray(report)[0]);
  return asArray(files).map((file) => `${asString(asObject(file).path)} ${String(asObject(file).size)}`);
}

function publish(before: string, { version, changelog: dated }: Release): void {
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(`"version": "${before}"`, `"version": "${version}"`));
  writeFileSync(changelog, dated);
  run('git', ['commit', '--quiet', '-m', `Release the client ${version}`, manifest, changelog]);
  run('git', ['tag', `client-v${version}`]);
  run('npm', ['publish', '--access', 'public'], folder);
}

const { name, version } = asObject(JSON.parse(readFileSync(manifest, 'utf8')));
const before = asString(version);
const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
const release = nextRelease(before, readFileSync(changelog, 'utf8'), day);
const changed = run('git', ['status', '--porcelain']).trim();
const files = packed();
if (!release) console.log(`${asString(name)} ${before}: nothing is unreleased.`);
else if (!files.some((file) => file.startsWith('dist/index.js '))) {
  console.error('dist is missing: npm run build');
  process.exitCode = 1;
} else {
  console.log(`${asString(name)} ${before} -> ${release.version}\n\n${release.notes}\n`);
  console.log(`${files.length} files\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (isDryRun)
    console.log(`\nDry run: nothing is changed.${changed === '' ? '' : ' The tree has changes.'}`);
  else if (changed === '') publish(before, release);
  else {
    console.error('The tree has changes; commit them first.');
    process.exitCode = 1;
  }
}
