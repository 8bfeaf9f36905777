// Bundles the original panel in the folder where it is installed.
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import * as sass from 'sass';

const folder = process.cwd();

await build({
  entryPoints: { panel: path.join(folder, 'node_modules/notifications-panel/standalone/index.js') },
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  outdir: path.join(folder, 'dist'),
  loader: { '.js': 'jsx' },
  // Its own build takes single functions from lodash, too.
  alias: { lodash: 'lodash-es' },
  define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  logLevel: 'error',
  plugins: [
    {
      name: 'original',
      setup: (bundler) => {
        bundler.onResolve({ filter: /auth-wrapper$/ }, () => ({
          path: path.join(folder, 'original-client.jsx'),
        }));
        bundler.onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
          loader: 'css',
          contents: sass.compile(file, { logger: sass.Logger.silent }).css,
        }));
      },
    },
  ],
});
