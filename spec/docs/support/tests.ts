import ts from 'typescript';
import { FILES, read } from './repository';

/** A test, a group of tests, or a case of one, whose title starts with the ids of rules. */
export interface RuleTest {
  readonly file: string;
  /** The first folder below `spec/`. */
  readonly family: string;
  readonly ids: readonly string[];
  /** The title after the ids, up to its first expression. */
  readonly title: string;
  /** Whether `npm test` runs it: the other commands run at night and in CI. */
  readonly isEveryday: boolean;
}

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? `${node.head.text}…` : undefined;
};

const TEST_FUNCTIONS = /^(it|test|describe|cases)\b/;

/** The node that holds a title: the first argument of a test, a case's `name`, or a row's first value. */
function titleAt(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node))
    return TEST_FUNCTIONS.test(node.expression.getText()) ? node.arguments[0] : undefined;
  if (ts.isArrayLiteralExpression(node))
    return ts.isArrayLiteralExpression(node.parent) || ts.isArrowFunction(node.parent)
      ? node.elements[0]
      : undefined;
  return ts.isPropertyAssignment(node) && node.name.getText() === 'name' ? node.initializer : undefined;
}

/** The titles that a node holds: the column `name` of a table (spec/support/table.ts), or a single one. */
function titlesAt(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'table')
    return node.arguments.flatMap((table) =>
      (textOf(table) ?? '').split('\n').map((row) => row.split(' | ').at(-1) ?? ''),
    );
  const titleNode = titleAt(node);
  return [(titleNode && textOf(titleNode)) ?? ''];
}

/** Whether a test, a group of tests or a loop over one is run by `npm run test:matrix` alone. */
function isMatrix(node: ts.Node): boolean {
  if (ts.isForOfStatement(node)) return isMatrix(node.statement);
  if (ts.isExpressionStatement(node)) return isMatrix(node.expression);
  return (
    ts.isCallExpression(node) &&
    TEST_FUNCTIONS.test(node.expression.getText()) &&
    node.arguments[1]?.getText() === 'MATRIX'
  );
}

/** Files whose tests only `npm run test:random`, `test:engines` and `test:foreign` run. */
const LATER = /-matrix-spec\.tsx?$|^spec\/(engines|foreign)\//;

const IDS = /^(?:\[[a-z0-9-]+\](?: |$))+/;

function testsIn(file: string): readonly RuleTest[] {
  const tests: RuleTest[] = [];
  const visit = (node: ts.Node, isEveryday: boolean): void => {
    const isRun = isEveryday && !isMatrix(node);
    for (const title of titlesAt(node)) {
      const [ids = ''] = IDS.exec(title) ?? [];
      if (ids !== '')
        tests.push({
          file,
          family: file.split('/')[1] ?? '',
          ids: [...ids.matchAll(/[a-z0-9-]+/g)].map(([id]) => id),
          title: title.slice(ids.length),
          isEveryday: isRun,
        });
    }
    ts.forEachChild(node, (child) => visit(child, isRun));
  };
  visit(sourceOf(file), !LATER.test(file));
  return tests;
}

function sourceOf(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
}

/** All tests whose titles start with the id of a rule. */
export const TESTS: readonly RuleTest[] = FILES.filter((file) => /^spec\/.*\.tsx?$/.test(file)).flatMap(
  testsIn,
);
