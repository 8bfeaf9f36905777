import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import production from '../../config/webpack/panel.js';

/**
 * Makes a production build of the panel in a folder; `tag` is a module to replace the operator
 * with.
 */
export async function buildPanel(folder: string, tag?: string): Promise<void> {
  const config = production({ mode: 'production' });
  const plugins =
    tag === undefined ? [] : [new webpack.NormalModuleReplacementPlugin(/\/operators\/tag$/, tag)];
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: folder },
    plugins: [...config.plugins, ...plugins],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() === true)
    throw new Error(
      `${path.basename(folder)} could not be built: ${stats.toString({ all: false, errors: true })}`,
    );
}
