import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import rxjsX from 'eslint-plugin-rxjs-x';
import tseslint from 'typescript-eslint';

const restrictedSyntax = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text from the network becomes React elements, never an HTML string.',
  },
];

/** Attributes whose text is shown, or read out by screen readers. */
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
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'rxjs-x/throw-error': ['error', { allowThrowingUnknown: true }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['src/streams/**/*.ts', 'src/devtools/{monitor,picture,replay}/**/*.ts'],
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
    // In specs and replays an unhandled error is the failure, and a missing value is a time-out.
    files: ['spec/**', 'scripts/replay/**', 'src/devtools/replay/**'],
    rules: {
      'rxjs-x/no-ignored-default-value': 'off',
      'rxjs-x/no-ignored-error': 'off',
      'rxjs-x/no-ignored-replay-buffer': 'off',
      // Playwright reads from the pattern which fixtures a fixture needs; `{}` needs no fixture.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['src/**/*.tsx'],
    // The view is for engineers. Like the console, it is in English.
    ignores: ['src/devtools/window/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        ...['JSXText[value=/[a-z]{2}/i]', `JSXAttribute[name.name=/${READ_ATTRIBUTES}/] > Literal`].map(
          (selector) => ({ selector, message: 'Texts go through gettext: see src/i18n/index.ts.' }),
        ),
      ],
    },
  },
  {
    files: ['**/*.js', 'scripts/**', 'sandbox/**', 'serve/**', '*.ts'],
    languageOptions: { globals: globals.node },
  },
  { files: ['bench/page/probe.js', 'bench/versus/watch.js'], languageOptions: { globals: globals.browser } },
);
