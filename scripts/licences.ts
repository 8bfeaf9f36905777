// Writes dist/licences.txt with the licences of all packages in the panel. Fails if a licence is
// not permissive.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..');

/** Licences that only require attribution. */
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

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const readRecord = (file: string): Readonly<Record<string, unknown>> =>
  record(JSON.parse(readFileSync(path.join(root, file), 'utf8')));

/** The folders of production dependencies in a lock file: `node_modules/...`. */
export const productionFolders = (lock: unknown): readonly string[] =>
  Object.entries(record(record(lock).packages))
    .filter(([folder, flags]) => {
      const { dev, devOptional, optional } = record(flags);
      return folder !== '' && ![dev, devOptional, optional].includes(true);
    })
    .map(([folder]) => folder);

/**
 * Whether a licence is permissive: one licence of an OR expression, all licences of an AND
 * expression.
 */
export function isPermissive(licence: unknown): boolean {
  const plain = String(licence).replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((term) => PERMISSIVE.includes(term.trim())));
}

function textOf(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  return name === undefined ? undefined : readFileSync(path.join(folder, name), 'utf8').trim();
}

function report(): void {
  const packages = productionFolders(readRecord('package-lock.json')).map((folder) => {
    const { name, version, license } = readRecord(path.join(folder, 'package.json'));
    return {
      title: `${String(name)} ${String(version)} (${String(license)})`,
      license,
      text: textOf(path.join(root, folder)),
    };
  });
  const wrong = packages.filter(({ license }) => !isPermissive(license));
  for (const { title } of wrong) console.error(`${title} is not permissive`);
  const parts = packages.map(({ title, text = 'The package has no licence text.' }) => `${title}\n\n${text}`);
  if (existsSync(path.join(root, 'dist')))
    writeFileSync(path.join(root, 'dist', 'licences.txt'), `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
  console.log(
    `licences: ${packages.length} packages, ${[...new Set(packages.map(({ license }) => String(license)))].join(', ')}`,
  );
  if (wrong.length > 0 || packages.length === 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) report();
