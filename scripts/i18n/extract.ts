// Writes languages/notestream.pot and the pseudo-locale from the sources (`npm run i18n:extract`).
// With `--check`, writes nothing and fails if a file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { formatted } from '../formatted';
import { collectMessages } from './collect';
import { toPot } from './pot';
import { toPseudo } from './pseudo';

const root = path.join(import.meta.dirname, '..', '..');
const PSEUDO = 'en-XA';
const pseudoFile = path.join(root, 'languages', `${PSEUDO}.json`);

const messages = collectMessages(root, 'src');
const written: readonly (readonly [file: string, text: string])[] = [
  [path.join(root, 'languages', 'notestream.pot'), toPot(messages)],
  [pseudoFile, await formatted(pseudoFile, JSON.stringify(toPseudo(messages, PSEUDO)))],
];

const isCheck = process.argv.includes('--check');
for (const [file, text] of written) {
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path.relative(root, file)} is out of date: npm run i18n:extract`);
    process.exitCode = 1;
  }
}
if (!isCheck) console.log(`${messages.length} texts`);
