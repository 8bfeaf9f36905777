import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import panel from './panel.js';

/**
 * Properties of the tables and of the code that reads them. They get short names, because no caller
 * sees them. A name must not be listed here if an option, an answer or an object that callers get
 * has a property of that name. SWC does not shorten the names of DOM properties, such as `open`.
 */
const INSIDE = [
  'aliases',
  'args',
  'binds',
  'calls',
  'fallbackEndpoint',
  'ids',
  'idsFrom',
  'isEnvelope',
  'make',
  'needs',
  'nouns',
  'onInserted',
  'openVariables',
  'reference',
  'requestLine',
  'selects',
  'sends',
  'takes',
  'verb',
  'withToken',
];

/** SWC's minifier: its output is 2 % smaller than Terser's. */
const smaller = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: {
    ecma: 2022,
    module: true,
    // `unsafe_regexp` is safe: no regular expression here keeps state between uses.
    compress: { passes: 10, inline: 0, sequences: 0, unsafe: true, unsafe_regexp: true },
    mangle: { toplevel: true, props: { regex: `^(${INSIDE.join('|')})$` } },
  },
});

/**
 * The client alone, as ES modules for Node and browsers: dist/client/index.js, and one file for
 * each part that pages import only if they need it. RxJS is a peer dependency.
 */
export default () => {
  const { context, resolve, module } = panel();
  return {
    mode: 'production',
    context,
    entry: {
      index: './src/client/index.ts',
      cache: './src/client/cache.ts',
      analytics: './src/client/analytics.ts',
      'parse-query': './src/client/parse-query.ts',
    },
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [/^rxjs(\/|$)/],
    output: {
      path: path.join(context, 'dist', 'client'),
      filename: '[name].js',
      library: { type: 'module' },
      clean: true,
    },
    resolve,
    module,
    optimization: { minimizer: [smaller] },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
