import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

/** A style sheet as a JavaScript text, without what a browser does not need. */
export default async function cssTextLoader(source) {
  const { code } = await CssMinimizerPlugin.cssnanoMinify({ [this.resourcePath]: source });
  return `export default ${JSON.stringify(code)};`;
}
