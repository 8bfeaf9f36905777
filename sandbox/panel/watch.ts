import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { projectFolder } from '../folder';
import { isRecord } from '../platform/model/json';
import type { PanelBuild } from './build';

/** Builds the panel into `folder` with webpack and keeps it up to date. Throws when there is no usable webpack.config.js. */
export async function watchPanel(folder: string): Promise<PanelBuild> {
  // Loaded only here: nothing but --watch pays for webpack's start.
  const { default: webpack } = await import('webpack');
  let state: ReturnType<PanelBuild['state']> = 'building';
  const compiler = webpack({ ...(await loadConfiguration(folder)) });
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error !== null) state = { failed: error.message };
    else if (stats?.hasErrors() === true)
      state = { failed: stats.toString({ preset: 'errors-only', colors: false }) };
    else state = 'ready';
  });
  return {
    folder,
    isFinal: false,
    state: () => state,
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
}

async function loadConfiguration(folder: string): Promise<Configuration> {
  const module: unknown = await import(pathToFileURL(join(projectFolder, 'webpack.config.js')).href);
  const make: unknown = isRecord(module) ? module.default : undefined;
  if (!isFactory(make)) throw new TypeError('webpack.config.js must export a function (env, argv)');
  const made = make({}, { mode: 'development' });
  if (!isRecord(made)) throw new TypeError('webpack.config.js must answer one configuration');
  const output = isRecord(made.output) ? made.output : {};
  return { ...made, output: { ...output, path: folder } };
}

function isFactory(value: unknown): value is (env: object, argv: { readonly mode: string }) => unknown {
  return typeof value === 'function';
}
