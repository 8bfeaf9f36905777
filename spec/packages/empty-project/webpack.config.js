export default {
  mode: 'production',
  target: 'node20',
  entry: './run.js',
  experiments: { outputModule: true },
  output: { path: `${import.meta.dirname}/out`, filename: 'webpack.mjs', library: { type: 'module' } },
};
