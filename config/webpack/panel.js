import { readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * The part of the content security policy that does not depend on the configuration. The server
 * sends it in its headers, too.
 */
const pagePolicy = JSON.parse(readFileSync(path.join(root, 'serve', 'page-policy.json'), 'utf8')).join('; ');

/** The line in which each behaviour is defined, for the view of the streams. */
function behaviourLines() {
  const read = (file) => readFileSync(path.join(root, 'src', 'streams', `${file}.ts`), 'utf8');
  const rows = read('state/behaviour-table').matchAll(/^ {2}(\w+): \{\s+chunk: '\w+',\s+file: '([\w/-]+)'/gm);
  return Object.fromEntries(
    [...rows].map(([, name, file]) => [
      name,
      read(file)
        .split('\n')
        .findIndex((line) => new RegExp(`^export (const|function) ${name}\\b`).test(line)) + 1,
    ]),
  );
}

/**
 * Names the files of the screen in the page, which loads them in parallel with the panel's script if
 * the screen is wanted at once (decision count-without-a-screen). No medium matches until then.
 */
const screenPreloads = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('screen', (compilation) => {
      const { alterAssetTagGroups } = HtmlWebpackPlugin.getHooks(compilation);
      alterAssetTagGroups.tap('screen', (data) => {
        const files = [...(compilation.namedChunks.get('screen')?.files ?? [])];
        for (const href of files.filter((file) => /\.(js|css)$/.test(file)))
          data.headTags.push({
            tagName: 'link',
            voidTag: true,
            meta: { plugin: 'screen' },
            attributes: {
              rel: 'preload',
              as: href.endsWith('.js') ? 'script' : 'style',
              href,
              media: 'not all',
            },
          });
        return data;
      });
      // The script in index.html runs the panel, or what a closed panel does with instead (decision wait-without-code).
      alterAssetTagGroups.tap({ name: 'scripts', stage: Infinity }, (data) => {
        const isHeld = ({ attributes: { src } }) => /^(panel|waiting)\b/.test(src);
        for (const tag of data.headTags.filter(isHeld)) {
          const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${value}"`);
          data.headTags.push({
            tagName: 'template',
            voidTag: false,
            attributes: { id: `${/^\w+/.exec(tag.attributes.src)}-script` },
            innerHTML: `<script${attributes.join('')}></script>`,
            meta: { plugin: 'scripts' },
          });
        }
        data.headTags = data.headTags.filter((tag) => !isHeld(tag));
        return data;
      });
      // Webpack requests style sheets without CORS and integrity; a preload must do the same.
      alterAssetTagGroups.tap({ name: 'screen', stage: Infinity }, (data) => {
        for (const { attributes } of data.headTags)
          if (attributes.as === 'style') {
            delete attributes.integrity;
            delete attributes.crossorigin;
          }
        return data;
      });
    }),
};

/**
 * Chunks in the order in which they are loaded. Each is loaded with those before it, so that it has no copy of
 * their modules, and what two of them share needs no file of its own.
 */
const IN_ORDER = ['background', 'actions', 'deferred'];

const chunksInOrder = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('order', (compilation) => {
      compilation.hooks.optimizeChunks.tap('order', () => {
        const { chunkGraph, namedChunks } = compilation;
        const chunks = IN_ORDER.map((name) => namedChunks.get(name)).filter((chunk) => chunk !== undefined);
        for (const [index, chunk] of chunks.entries())
          for (const before of chunks.slice(0, index)) {
            for (const module of chunkGraph.getChunkModules(chunk))
              if (chunkGraph.isModuleInChunk(module, before))
                chunkGraph.disconnectChunkAndModule(chunk, module);
            chunk.split(before);
          }
      });
    }),
};

/** The panel: dist/index.html, and its assets beside it with hashed names. */
export default ({ mode = 'production' } = {}) => {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    entry: { panel: './src/main.ts', waiting: './src/waiting/main.ts', start: './src/waiting/start.ts' },
    target: 'browserslist',
    devtool: production ? 'source-map' : 'eval-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      publicPath: '',
      // Deferred code is trusted by its address alone, which webpack itself makes (decision bundler-trusts-its-addresses).
      trustedTypes: { policyName: 'notestream' },
      crossOriginLoading: 'anonymous',
      // Keeps the bell, which has its own build, and the operator's config.json.
      clean: { keep: /^(embed|config\.json)\b/ },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { tslib$: path.join(root, 'scripts', 'tslib.js') },
      // By default RxJS resolves to ES5, which is larger than its ES2015 build.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        // Removes types without checking them; `npm run lint:rules` does.
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        // Translations are separate files. The panel fetches the one it needs.
        {
          test: /\.json$/,
          include: path.join(root, 'languages'),
          type: 'asset/resource',
          generator: { filename: 'languages/[name][ext]' },
        },
        // Only the stream console uses patches, so it has its own copy of immer, and the first
        // screen has one without them.
        {
          test: /src\/devtools\/monitor\//,
          resolve: { alias: { immer$: `${path.join(root, 'node_modules/immer/dist/immer.mjs')}?patches` } },
        },
        // Bundles RxJS as one module. Otherwise each operator that deferred code also uses becomes
        // a module.
        { test: /node_modules\/rxjs\/dist\/esm\/index\.js$/, sideEffects: true },
        // React DOM needs few exports of React: without the others the first screen is 2 kB smaller.
        {
          test: /node_modules\/react-dom\/cjs\/.*\.production\.js$/,
          loader: path.join(root, 'scripts', 'named-requires-loader.js'),
        },
        // The panel needs two thirds of React DOM (decision react-dom-without-unused-fibers).
        {
          test: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
          loader: path.join(root, 'scripts', 'used-fibers-loader.js'),
        },
        {
          test: /\.css$/,
          exclude: path.join(root, 'src', 'devtools'),
          use: [MiniCssExtractPlugin.loader, 'css-loader'],
        },
        // The view adopts its style sheet in another window, so it needs the text.
        {
          test: /\.css$/,
          include: path.join(root, 'src', 'devtools'),
          loader: path.join(root, 'scripts', 'css-text-loader.js'),
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ BEHAVIOUR_LINES: JSON.stringify(behaviourLines()) }),
      new HtmlWebpackPlugin({
        template: './index.html',
        scriptLoading: 'defer',
        // The source maps of development builds need `eval`, which this policy forbids.
        ...(production && {
          meta: { policy: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy } },
        }),
      }),
      screenPreloads,
      chunksInOrder,
      ...(production ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : []),
      // With this comment Chromium compiles a script on another thread while it loads, instead of
      // function by function when each is called first (decision english-times-without-intl). It is
      // added after the minifier and before the source maps.
      ...(production
        ? [
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /^(panel|screen|background|actions|deferred)\b.*\.js$/,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
          ]
        : []),
      new MiniCssExtractPlugin({ filename: production ? '[name].[contenthash:8].css' : '[name].css' }),
    ],
    optimization: {
      // `chunksInOrder` instead. The console, which few people load, has a copy of what it shares with them.
      splitChunks: false,
      // Gives the shortest names and ids to the modules and exports that are used most.
      mangleExports: 'size',
      ...(production && { moduleIds: 'size' }),
      minimizer: [
        new MinimizerPlugin({
          minify: [
            // Later passes inline what the first one exposes. Without inlining and sequences the text is
            // longer but more repetitive, so it compresses better.
            {
              implementation: MinimizerPlugin.swcMinify,
              options: { ecma: 2022, module: true, compress: { passes: 10, inline: 0, sequences: 0 } },
            },
            // Finds what SWC leaves and names variables anew: 0.5 kB less of the first screen. Functions beside each
            // other compress better: 0.6 kB less of an open panel.
            {
              implementation: MinimizerPlugin.terserMinify,
              options: { ecma: 2022, module: true, compress: { passes: 2, inline: 0, hoist_funs: true } },
            },
          ],
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: production ? 'summary' : 'errors-warnings',
  };
};
