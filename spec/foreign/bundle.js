/**
 * Bundles the original panel (npm `notifications-panel`) as its own build does, once for tokens and
 * once for the proxy frame; NODE_ENV selects one of them.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'sass';

const here = path.dirname(fileURLToPath(import.meta.url));
const panel = path.join(here, '../../node_modules/notifications-panel');
const out = path.join(here, 'dist');

await rm(out, { recursive: true, force: true });
await mkdir(out);
for (const [name, mode] of [
  ['token', 'development'],
  ['proxy', 'production'],
])
  await build({
    entryPoints: [path.join(panel, 'standalone/index.js')],
    outfile: path.join(out, `${name}.js`),
    bundle: true,
    format: 'iife',
    loader: { '.js': 'jsx', '.scss': 'empty' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), global: 'window' },
    alias: {
      // The versions that it was written for, beside those of this repository.
      react: 'react16',
      'react-dom': 'react16-dom',
      'wpcom-proxy-request': 'wpcom-proxy-request5',
      // wpcom uses this module only in Node.
      fs: path.join(here, 'empty-module.js'),
    },
    logLevel: 'error',
  });
const { css } = compile(path.join(panel, 'src/boot/stylesheets/style.scss'), {
  quietDeps: true,
  silenceDeprecations: ['import', 'slash-div', 'global-builtin', 'color-functions'],
});
await writeFile(path.join(out, 'style.css'), css);
