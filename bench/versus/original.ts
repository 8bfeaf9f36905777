import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The panel that this product replaces, and what its source imports. */
const PACKAGES = [
  'notifications-panel@2.2.3',
  'react@16.2.0',
  'react-dom@16.2.0',
  'react-redux@5.0.6',
  'redux@3.6.0',
  'lodash@4.17.21',
  'lodash-es@4.17.21',
  'i18n-calypso@1.9.1',
  'classnames@2.2.5',
  'create-react-class@15.6.2',
  'debug@2.6.9',
  'events@3',
  'prop-types@15.6.0',
  'wpcom@5.4.1',
  'esbuild@0.28',
  'sass@1',
];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="stylesheet" href="/panel.css">
  </head>
  <body>
    <div class="wpnc__main"></div>
    <script>window.platform = '{{platform}}';</script>
    <script src="/panel.js"></script>
  </body>
</html>
`;

const run = promisify(execFile);

/** Installs the original panel and bundles it with esbuild. Resolves with the folder of its files. */
export async function buildOriginal(): Promise<string> {
  const folder = path.join(import.meta.dirname, '..', '..', '.notestream/bench/original');
  const dist = path.join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const install = ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'];
  await run('npm', [...install, ...PACKAGES], { cwd: folder });
  // They import packages of that folder.
  for (const name of ['bundle-original.js', 'original-client.jsx'])
    await copyFile(path.join(import.meta.dirname, name), path.join(folder, name));
  await run(process.execPath, ['bundle-original.js'], { cwd: folder });
  await writeFile(path.join(dist, 'index.html'), PAGE);
  return dist;
}
