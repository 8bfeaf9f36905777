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

/**
 * The names by which the contract can cite the tests of a file: titles of `it`, `test`, `describe`
 * and `cases`, names of cases, and rows of tables. A name with placeholders counts whole and up to
 * its first placeholder.
 */
export function testNamesOf(file: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named = nameAt(node);
    const name = named && textOf(named);
    if (name !== undefined) names.add(name).add(upToPlaceholder(name));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}
