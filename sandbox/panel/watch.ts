import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { projectFolder } from '../folder';
import { isRecord } from '../platform/model/json';
import type { PanelBuild } from './build';

/**
 * Builds the panel, and the bell that host pages load beside it, into `folder` with webpack and keeps them up to date. Resolves
 * when both have been built once, well or not: a host page that is opened before would have no bell. Throws when there is no
 * usable webpack.config.js or webpack.embed.config.js.
 */
export async function watchPanel(folder: string): Promise<PanelBuild> {
  // Loaded only here: nothing but --watch pays for webpack's start.
  const { default: webpack } = await import('webpack');
  let state: ReturnType<PanelBuild['state']> = 'ready';
  const files = ['webpack.config.js', 'webpack.embed.config.js'];
  const compiler = webpack((await Promise.all(files.map((file) => loadConfigurations(file, folder)))).flat());
  let tellBuilt = (): void => undefined;
  const built = new Promise<void>((resolve) => (tellBuilt = resolve));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error !== null) state = { failed: error.message };
    else if (stats?.hasErrors() === true)
      state = { failed: stats.toString({ preset: 'errors-only', colors: false }) };
    else state = 'ready';
    tellBuilt();
  });
  await built;
  return {
    folder,
    isFinal: false,
    state: () => state,
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
}

async function loadConfigurations(file: string, folder: string): Promise<Configuration[]> {
  const module: unknown = await import(pathToFileURL(join(projectFolder, file)).href);
  const make: unknown = isRecord(module) ? module.default : undefined;
  if (!isFactory(make)) throw new TypeError(`${file} must export a function (env, argv)`);
  return [make({}, { mode: 'development' })].flat().map((made) => {
    if (!isRecord(made)) throw new TypeError(`${file} must answer configurations`);
    const output = isRecord(made.output) ? made.output : {};
    // What the one build writes the other must not clear.
    return { ...made, output: { ...output, path: folder, clean: false } };
  });
}

function isFactory(value: unknown): value is (env: object, argv: { readonly mode: string }) => unknown {
  return typeof value === 'function';
}
