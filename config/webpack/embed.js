import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import panel from './panel.js';

/** Internal names of the bell, which are mangled. */
const INSIDE = [
  'badgePart',
  'bell',
  'changed',
  'closePanel',
  'closePart',
  'endPart',
  'framePart',
  'isShown',
  'loadPanel',
  'moveFocus',
  'onClosing',
  'onMessage',
  'onState',
  'onToggled',
  'openPanel',
  'panel',
  'retryPart',
  'sendExtra',
  'sendMessage',
  'titlePart',
  'words',
];

/**
 * A byte order mark. Browsers then read the script as UTF-8, whatever charset the server or the
 * page declares. The minifier would remove it, so it is added afterwards.
 */
const utf8 = new webpack.BannerPlugin({
  banner: '\uFEFF',
  raw: true,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * The bell for host pages, in two formats: dist/embed.js for a script element and dist/embed.mjs
 * for `import`. dist/embed-notify.js is what both load for notifications. The build of the panel keeps these files.
 */
export default ({ mode = 'production' } = {}) => {
  const { context, resolve, module } = panel({ mode });
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
          minify: [
            {
              implementation: MinimizerPlugin.swcMinify,
              options: {
                ecma: 2022,
                module: true,
                compress: { passes: 10 },
                mangle: { toplevel: true, props: { regex: `^(${INSIDE.join('|')})$` } },
              },
            },
            // As for the panel: finds what SWC leaves.
            {
              implementation: MinimizerPlugin.terserMinify,
              options: { ecma: 2022, module: true, compress: { passes: 3, unsafe_arrows: true } },
            },
          ],
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
  const output = { path: path.join(context, 'dist') };
  return [
    // Modules are always UTF-8.
    { ...shared, plugins: [utf8], output: { ...output, filename: 'embed.js', iife: true } },
    {
      ...shared,
      experiments: { outputModule: true },
      output: { ...output, filename: 'embed.mjs', library: { type: 'module' } },
    },
    // Both load it with `import()`.
    {
      ...shared,
      entry: { 'embed-notify': './src/embed/embed-notify.ts' },
      experiments: { outputModule: true },
      output: { ...output, filename: 'embed-notify.js', library: { type: 'module' } },
    },
  ];
};
