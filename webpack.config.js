import { readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const root = import.meta.dirname;

/** What holds whatever the configuration is; the server's headers say the same, and more. */
const pagePolicy = JSON.parse(readFileSync(path.join(root, 'serve', 'page-policy.json'), 'utf8')).join('; ');

/** The panel: dist/index.html at the root, its assets beside it under hashed names. */
export default (_env, { mode = 'production' } = {}) => {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    entry: { panel: './src/main.tsx' },
    target: 'browserslist',
    devtool: production ? 'source-map' : 'eval-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      publicPath: '',
      // Late code is trusted by its address alone, which webpack itself makes (decision 102).
      trustedTypes: { policyName: 'notestream' },
      crossOriginLoading: 'anonymous',
      // The bell and the client have builds of their own, and the operator may keep a config.json here.
      clean: { keep: /^(client|embed|config\.json)\b/ },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // RxJS ships ES5 by default; its classes as written are a good deal smaller.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        // Types are checked by `npm run typecheck`; here they are only removed.
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        // Texts in other languages stand beside the panel: the one that is asked for is fetched.
        {
          test: /\.json$/,
          include: path.join(root, 'languages'),
          type: 'asset/resource',
          generator: { filename: 'languages/[name][ext]' },
        },
        // Only the stream console reads patches: it has an immer of its own, and the first screen none that can make them.
        {
          test: /src\/streams\/console\//,
          resolve: { alias: { immer$: `${path.join(root, 'node_modules/immer/dist/immer.mjs')}?patches` } },
        },
        // One module for all of RxJS: else each operator that the late code uses, too, is one by itself.
        { test: /node_modules\/rxjs\/dist\/esm\/index\.js$/, sideEffects: true },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './index.html',
        scriptLoading: 'defer',
        // Development's source maps are evaluated, which this forbids.
        ...(production && {
          meta: { policy: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy } },
        }),
      }),
      ...(production ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
      // Nearly all of the panel's own script is called at its start: Chromium compiles it while it arrives, beside the page's
      // thread, instead of function by function when each is called (decision 173). After the minifier, before the source map.
      ...(production
        ? [
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /^panel\b.*\.js$/,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
          ]
        : []),
      new MiniCssExtractPlugin({ filename: production ? '[name].[contenthash:8].css' : '[name].css' }),
    ],
    optimization: {
      // The names and numbers that modules find each other by: those used most are the shortest.
      mangleExports: 'size',
      ...(production && { moduleIds: 'size' }),
      minimizer: [
        // What one pass of inlining leaves, the next ones find.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Without inlining and sequences there is more text, and more of it the same: it packs better.
          minimizerOptions: { ecma: 2022, module: true, compress: { passes: 10, inline: 0, sequences: 0 } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: production ? 'summary' : 'errors-warnings',
  };
};
