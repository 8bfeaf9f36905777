// What oxlint cannot check: the rules of RxJS, which need types, and patterns of syntax. All other
// rules, and the types themselves, are in oxlint.json, because oxlint takes a tenth of the time.
import path from 'node:path';
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

const texts = ['JSXText[value=/[a-z]{2}/i]', `JSXAttribute[name.name=/${READ_ATTRIBUTES}/] > Literal`].map(
  (selector) => ({ selector, message: 'Texts go through gettext: see src/i18n/index.ts.' }),
);

const subscriptions = {
  selector: "CallExpression[callee.property.name='subscribe']",
  message: 'Components use useSelected, or useSubscription of observable-hooks.',
};

const variables = {
  selector: "Program:has(ImportDeclaration[source.value='rxjs']) :function VariableDeclaration[kind='let']",
  message: 'State inside a pipeline is a scan, not a variable that callbacks change.',
};

export default tseslint.config(
  {
    ignores: ['**/dist/', '.notestream/', 'test-results/', 'coverage/', 'spec/packages/empty-project/'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base, rxjsX.configs.strict],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: path.join(import.meta.dirname, '..') },
    },
    rules: {
      'rxjs-x/throw-error': ['error', { allowThrowingUnknown: true }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    // In specs and replays an unhandled error is the failure, and a missing value is a time-out.
    files: ['spec/**', 'scripts/replay/**', 'src/devtools/replay/**'],
    rules: {
      'rxjs-x/no-ignored-default-value': 'off',
      'rxjs-x/no-ignored-error': 'off',
      'rxjs-x/no-ignored-replay-buffer': 'off',
    },
  },
  // The operator must know its subscriber; RxJS 8 has `operate` for it.
  { files: ['src/streams/operators/tag.ts'], rules: { 'rxjs-x/no-subclass': 'off' } },
  {
    files: ['src/**/*.tsx'],
    // The view is for engineers. Like the console, it is in English.
    ignores: ['src/devtools/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...texts] },
  },
  {
    files: ['src/streams/**/*.ts'],
    // Wrappers of the store, whose transactions need the values at once.
    ignores: ['src/streams/outbox/view.ts', 'src/streams/outbox/with-memory.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, variables] },
  },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...texts, subscriptions] },
  },
);
