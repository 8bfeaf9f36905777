import path from 'node:path';
import panel from './webpack.config.js';

/**
 * The client alone, as ES modules for Node and browsers, with RxJS left to who imports them: dist/client/index.js, and what
 * one opts into, each a file of its own.
 */
export default (env, argv) => {
  const { context, resolve, module } = panel(env, argv);
  return {
    mode: 'production',
    context,
    entry: {
      index: './src/client/index.ts',
      cache: './src/client/cache.ts',
      analytics: './src/client/analytics.ts',
    },
    target: ['web', 'es2022'],
    devtool: 'source-map',
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
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
