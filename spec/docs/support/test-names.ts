import ts from 'typescript';
import { read } from './repository';

const PLACEHOLDER = /\$\{|%[a-z#]|\$[a-z]/i;

/** A text up to its first placeholder; a text that begins with one stays whole. */
function upToPlaceholder(text: string): string {
  const [beginning = ''] = text.split(PLACEHOLDER);
  return beginning.trim() === '' ? text : beginning.trim();
}

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? `${node.head.text}\${` : undefined;
};

const TEST_FUNCTIONS = /^(it|test|describe|cases)\b/;

/**
 * The name that a node gives to a test: its title, the name of a case, the first value of a row,
 * or the key of a table.
 */
function nameAt(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node))
    return TEST_FUNCTIONS.test(node.expression.getText()) ? node.arguments[0] : undefined;
  if (ts.isArrayLiteralExpression(node))
    return ts.isArrayLiteralExpression(node.parent) ? node.elements[0] : undefined;
  if (!ts.isPropertyAssignment(node)) return undefined;
  if (node.name.getText() === 'name') return node.initializer;
  return ts.isVariableDeclaration(node.parent.parent) ? node.name : undefined;
}

function sourceOf(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
}

/** The names in a source, each whole and up to its first placeholder, except below a `isLeftOut` node. */
function namesIn(source: ts.SourceFile, isLeftOut: (node: ts.Node) => boolean): readonly string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    const named = nameAt(node);
    const name = named && textOf(named);
    if (name !== undefined) names.add(name).add(upToPlaceholder(name));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

/**
 * The names by which the contract can cite the tests of a file: titles of `it`, `test`, `describe`
 * and `cases`, names of cases, and rows of tables. A name with placeholders counts whole and up to
 * its first placeholder.
 */
export const testNamesOf = (file: string): readonly string[] => namesIn(sourceOf(file), () => false);

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

/** Files whose tests only other commands run: `npm run test:random`, `test:engines` and `test:foreign`. */
const LATER = /-matrix-spec\.tsx?$|^spec\/(engines|foreign)\//;

/** The names, as in `testNamesOf`, of the tests of a file that `npm test` runs. */
export const everydayTestNamesOf = (file: string): readonly string[] =>
  LATER.test(file) ? [] : namesIn(sourceOf(file), isMatrix);
