import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import panel from './panel.js';

/** The script of index.html: one file without exports, which `scripts/page-script.ts` writes into the page. */
export default () => {
  const { context, resolve, module } = panel();
  return {
    mode: 'production',
    context,
    entry: { page: './src/early/main.ts' },
    target: 'browserslist',
    output: { path: path.join(context, '.notestream', 'page-script'), filename: '[name].js' },
    resolve,
    module: { rules: [module.rules[0]] },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.terserMinify,
          minimizerOptions: { ecma: 2022, module: true, toplevel: true, compress: { passes: 3 } },
        }),
      ],
    },
    stats: 'errors-warnings',
  };
};
