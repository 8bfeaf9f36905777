import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

/** Turns a style sheet into a module that exports its minified text. */
export default async function cssTextLoader(source) {
  const { code } = await CssMinimizerPlugin.cssnanoMinify({ [this.resourcePath]: source });
  return `export default ${JSON.stringify(code)};`;
}
