import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import panel from './webpack.config.js';

/** Names that nobody outside of the bell sees: they get short ones. */
const INSIDE = [
  'badge',
  'bell',
  'changed',
  'moveFocus',
  'onClosing',
  'onMessage',
  'onState',
  'onToggled',
  'retry',
  'sendExtra',
  'words',
];

/**
 * A byte order mark: browsers read a script as UTF-8 for it, whatever its server or its page say, or do not say. The minimizer
 * would take it away: it comes after.
 */
const utf8 = new webpack.BannerPlugin({
  banner: '\uFEFF',
  raw: true,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * The bell of host pages, twice: dist/embed.js for a script element, dist/embed.mjs for `import`. It stands beside the panel,
 * whose build keeps these files.
 */
export default (env, argv = {}) => {
  const { context, resolve, module } = panel(env, argv);
  const { mode = 'production' } = argv;
  const [typescript] = module.rules;
  const shared = {
    mode,
    context,
    entry: { embed: './src/embed/index.ts' },
    target: 'browserslist',
    devtool: mode === 'production' ? 'hidden-source-map' : 'inline-source-map',
    resolve,
    module: {
      rules: [typescript, { test: /\.css$/, loader: path.join(context, 'scripts', 'css-text-loader.js') }],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            ecma: 2022,
            module: true,
            compress: { passes: 10 },
            mangle: { toplevel: true, props: { regex: `^(${INSIDE.join('|')})$` } },
          },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
  const output = { path: path.join(context, 'dist') };
  return [
    // A module is UTF-8 without being told.
    { ...shared, plugins: [utf8], output: { ...output, filename: 'embed.js', iife: true } },
    {
      ...shared,
      experiments: { outputModule: true },
      output: { ...output, filename: 'embed.mjs', library: { type: 'module' } },
    },
  ];
};
