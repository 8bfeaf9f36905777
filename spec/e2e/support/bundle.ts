import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * Bundles a TypeScript file and what it imports into one script for a page. Resolves with the path of
 * the script, which is in this folder.
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  const filename = `${path.basename(entry, '.ts')}.js`;
  const build = webpack({
    mode: 'development',
    devtool: false,
    entry,
    output: { path: folder, filename },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
  });
  const stats = await promisify(build.run.bind(build))();
  if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
  return path.join(folder, filename);
}
