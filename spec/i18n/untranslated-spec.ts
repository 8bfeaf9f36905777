import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The attributes whose values are shown or announced. */
const SHOWN = new Set(['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title']);
/** Names of keys, browser features and errors. */
const NAMES =
  /^(?:Arrow\w+|Ctrl\+Enter|Enter|Escape|Home|End|Mod\+a|Shift\+|Tab|\w+Error|CloseWatcher|IntersectionObserver)$/;
/** English months for English pages, and the English console. */
const ENGLISH = ['src/components/english-time.ts', 'src/boot/chunks/console.ts'];

/** Whether a node is a call of gettext, or a text for developers. */
const isExempt = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && /^(?:_[_nx]|_nx|console\..+)$/.test(node.expression.getText())) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Error');

/** Whether a node is a text that a blogger may read. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text);
  if (ts.isJsxAttribute(node)) {
    const { name, initializer } = node;
    return (
      SHOWN.has(name.getText()) &&
      initializer?.kind === ts.SyntaxKind.StringLiteral &&
      /\w/.test(initializer.getText())
    );
  }
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText && /^\s*\p{Lu}\p{Ll}/u.test(node.text) && !NAMES.test(node.text);
}

/** The texts of a source file that are not translated. */
function untranslatedIn(source: string, file = 'a.tsx'): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isExempt(node)) return;
    if (isShown(node)) found.push(node.getText().trim());
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

test.each([
  ['<p>Undo</p>', ['Undo']],
  ['<p>{count} new</p>', ['new']],
  ["<p title='undo' />", ["title='undo'"]],
  ["<p aria-label={isOn ? 'Liked' : __('Like')} />", ["'Liked'"]],
  ['text(`Waiting ${days}`)', ['`Waiting ${']],
  ["<p className='Row'>{__('Undo')}</p>", ["'Row'"]],
  ["<p className='row' title={_n('%s note', '%s notes', count)}>7 {'…'}</p>", []],
  ["key === 'Escape'", []],
])('the untranslated texts of %s are %j', (source, expected) => {
  expect(untranslatedIn(source)).toEqual(expected);
});

test('the components have no untranslated text', () => {
  const files = ['src/components', 'src/boot'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !ENGLISH.includes(file));
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.map((file) => [file, untranslatedIn(readFileSync(file, 'utf8'), file)] as const);
  expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
});
