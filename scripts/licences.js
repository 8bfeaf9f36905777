// Writes dist/licences.txt: whose work is in the panel and under which terms. Fails for terms that are not permissive.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..');

/** Terms that ask for no more than to be named with the work. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
];

/** What is installed for production, by the lock file: `node_modules/...`. */
export const productionFolders = (lock) =>
  Object.entries(lock.packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder !== '' && !dev && !devOptional && !optional)
    .map(([folder]) => folder);

/** A choice of licences is fine when one of them is; of several that all hold, all must be. */
export function isPermissive(licence) {
  const plain = String(licence).replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((term) => PERMISSIVE.includes(term.trim())));
}

function textOf(folder) {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  return name === undefined ? undefined : readFileSync(path.join(folder, name), 'utf8').trim();
}

function report() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = productionFolders(lock).map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    return { ...manifest, text: textOf(path.join(root, folder)) };
  });
  const wrong = packages.filter(({ license }) => !isPermissive(license));
  for (const { name, version, license } of wrong)
    console.error(`${name} ${version} is not permissive: ${license}`);
  const parts = packages.map(
    ({ name, version, license, text }) =>
      `${name} ${version} (${license})\n\n${text ?? 'It brings no text of its licence.'}`,
  );
  if (existsSync(path.join(root, 'dist')))
    writeFileSync(path.join(root, 'dist', 'licences.txt'), `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
  console.log(
    `licences: ${packages.length} packages, ${[...new Set(packages.map(({ license }) => license))].join(', ')}`,
  );
  if (wrong.length > 0 || packages.length === 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) report();
