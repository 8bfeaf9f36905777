import js from '@eslint/js';
import globals from 'globals';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import rxjsX from 'eslint-plugin-rxjs-x';
import tseslint from 'typescript-eslint';

/** Imports run one way: components -> streams -> client (see ARCHITECTURE.md). */
const layers = [
  {
    target: './src/client',
    from: './src',
    except: ['./client'],
    message: 'The client knows nothing of the panel.',
  },
  {
    target: './src/streams',
    from: './src',
    except: ['./streams', './client', './embed/protocol.ts'],
    message: 'Streams know the client, and no component.',
  },
  {
    target: './src/embed',
    from: './src',
    except: ['./embed'],
    message: "The bell is part of the host page's code: it knows nothing of the panel.",
  },
  {
    target: './src/embed/protocol.ts',
    from: './src',
    message: 'Both sides have the protocol: it imports nothing.',
  },
  {
    target: './src/components',
    from: ['./src/client', './src/edge', './src/embed', './src/config'],
    message: 'Components know streams; the client and the browser are behind them.',
  },
  {
    target: './src/edge',
    from: ['./src/components', './src/streams/state', './src/streams/effects'],
    message: 'The edge knows the browser, and what the streams want of it.',
  },
  {
    target: ['./src/edge', './src/boot', './src/main.tsx', './src/late.ts'],
    from: './src/embed/!(protocol).ts',
    message: 'Of the bell the panel knows the protocol alone.',
  },
  {
    target: './src/{client,streams,components,config,edge}/**',
    from: ['./src/main.tsx', './src/boot'],
    message: 'Booting builds on all others, and none of them on it.',
  },
  {
    target: './src',
    from: ['./sandbox', './serve', './spec'],
    message: 'The product does not know its servers or its specs.',
  },
  {
    target: './sandbox',
    from: './src',
    message: 'The sandbox is the other side of the wire: it shares no code.',
  },
];

const restrictedSyntax = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text from the network becomes React elements, never an HTML string.',
  },
];

/** What is read on the screen, or to a reader. */
const READ_ATTRIBUTES = '^(title|label|placeholder|aria-(label|description|roledescription|valuetext))$';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '.notestream/',
      'test-results/',
      'soak-results/',
      'playwright-report/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      rxjsX.configs.strict,
    ],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'rxjs-x/throw-error': ['error', { allowThrowingUnknown: true }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['src/streams/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'setTimeout',
          'setInterval',
          'requestAnimationFrame',
          'window',
          'document',
          'localStorage',
          'fetch',
        ].map((name) => ({
          name,
          message: 'Time comes from RxJS schedulers; the outside world comes through Deps.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Use asyncScheduler.now(): it is virtual under test.' },
      ],
    },
  },
  {
    // A spec fails by the error itself, as a replay does, and waits for values that must come.
    files: ['spec/**', 'scripts/replay/**'],
    rules: {
      'rxjs-x/no-ignored-default-value': 'off',
      'rxjs-x/no-ignored-error': 'off',
      'rxjs-x/no-ignored-replay-buffer': 'off',
      // Playwright reads from the pattern which fixtures a fixture needs: `{}` is none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        ...['JSXText[value=/[a-z]{2}/i]', `JSXAttribute[name.name=/${READ_ATTRIBUTES}/] > Literal`].map(
          (selector) => ({ selector, message: 'Texts go through gettext: see src/components/i18n.ts.' }),
        ),
      ],
    },
  },
  {
    files: ['**/*.js', 'scripts/**', 'sandbox/**', 'serve/**', '*.ts'],
    languageOptions: { globals: globals.node },
  },
  { files: ['bench/page/probe.js'], languageOptions: { globals: globals.browser } },
);
