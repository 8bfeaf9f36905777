// Builds src/early and writes it into index.html, and its hash into the policies that name it. With
// --check it writes nothing, and fails if one of them is not up to date.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import webpack from 'webpack';
import pageScript from '../config/webpack/page-script.js';

const root = path.join(import.meta.dirname, '..');
const configuration = pageScript();
const stats = await new Promise((resolve, reject) =>
  webpack(configuration, (error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
const script = readFileSync(path.join(configuration.output.path, 'page.js'), 'utf8');
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

let isCurrent = true;
/** Replaces all matches in a file. */
function update(name, pattern, text) {
  const file = path.join(root, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(pattern, () => text);
  if (after === before) return;
  isCurrent = false;
  if (!process.argv.includes('--check')) writeFileSync(file, after);
  console.log(`${name} is ${process.argv.includes('--check') ? 'not up to date' : 'updated'}`);
}
update('index.html', /<script>.*?<\/script>/gs, `<script>${script}</script>`);
for (const name of ['serve/page-policy.json', 'docs/deploying.md']) update(name, /sha256-[\w+/]{43}=/g, hash);

if (process.argv.includes('--check') && !isCurrent) {
  console.error('Run `npm run page-script`.');
  process.exitCode = 1;
}
