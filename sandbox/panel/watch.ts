import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { projectFolder } from '../folder';
import { isRecord } from '../platform/model/json';
import type { PanelBuild } from './build';

const FILE = 'webpack.config.js';

/**
 * Builds the panel and the bell into `folder` with webpack, and rebuilds them on changes. Resolves
 * after the first build of both, even if it failed; a host page opened earlier would have no bell.
 * Throws if the webpack configuration is missing or invalid.
 */
export async function watchPanel(folder: string): Promise<PanelBuild> {
  // Imported here so that only --watch waits for webpack to load.
  const { default: webpack } = await import('webpack');
  let state: ReturnType<PanelBuild['state']> = 'ready';
  const compiler = webpack(await configurationsFor(folder, ['panel', 'embed']));
  let resolveBuilt = (): void => undefined;
  const built = new Promise<void>((resolve) => (resolveBuilt = resolve));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error !== null) state = { failed: error.message };
    else if (stats?.hasErrors() === true)
      state = { failed: stats.toString({ preset: 'errors-only', colors: false }) };
    else state = 'ready';
    resolveBuilt();
  });
  await built;
  return {
    folder,
    isFinal: false,
    state: () => state,
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
}

async function configurationsFor(folder: string, targets: readonly string[]): Promise<Configuration[]> {
  const module: unknown = await import(pathToFileURL(join(projectFolder, FILE)).href);
  const factory: unknown = isRecord(module) ? module.default : undefined;
  if (!isFactory(factory)) throw new TypeError(`${FILE} must export a function (env, argv)`);
  const configurations = targets.map((target) => factory({ target }, { mode: 'development' })).flat();
  return configurations.map((configuration) => {
    if (!isRecord(configuration)) throw new TypeError(`${FILE} must return configurations`);
    const output = isRecord(configuration.output) ? configuration.output : {};
    // Both builds write to this folder, so neither may empty it.
    return { ...configuration, output: { ...output, path: folder, clean: false } };
  });
}

function isFactory(value: unknown): value is (env: object, argv: { readonly mode: string }) => unknown {
  return typeof value === 'function';
}
