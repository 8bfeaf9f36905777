import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

/**
 * Bundles a file into a folder with the panel's production settings; packages come from the file's
 * own folder.
 */
export async function bundle(entry: string, folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: path.dirname(entry),
    target: 'browserslist',
    entry: { index: entry },
    output: { path: folder, filename: '[name].js', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { ecma: 2022 } }),
      ],
    },
    performance: { hints: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() === true)
    throw new Error(`${entry} could not be bundled: ${stats.toString({ all: false, errors: true })}`);
}

/** The gzipped bytes of the initial scripts and styles, without deferred chunks. */
export function gzipBytes(folder: string): number {
  const names = readdirSync(folder).filter((name) => /^index\.(js|css)$/.test(name));
  return names.reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length,
    0,
  );
}
