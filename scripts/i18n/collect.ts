import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inOrder, keyOf, merged, type Message } from './message';

/** The functions that translate, and what their arguments are; a number is counted, and no text. */
const FUNCTIONS: Readonly<Record<string, readonly ('text' | 'plural' | 'context' | 'number')[]>> = {
  __: ['text'],
  _x: ['text', 'context'],
  _n: ['text', 'plural', 'number'],
  _nx: ['text', 'plural', 'number', 'context'],
};

/**
 * All texts of the sources below a folder of the project, in order. Throws, naming the place, for a text that is not
 * written out, that is asked for before there is a language, or that has a placeholder nobody explains.
 */
export function collectMessages(root: string, folder: string): readonly Message[] {
  const found = new Map<string, Message>();
  for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(?<!\.d)\.tsx?$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    for (const message of messagesOf(name, readFileSync(file, 'utf8'))) {
      const known = found.get(keyOf(message));
      found.set(keyOf(message), known ? merged(known, message) : message);
    }
  }
  return [...found.values()].sort(inOrder);
}

/** The texts of one source file. */
export function messagesOf(file: string, source: string): readonly Message[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const roles = rolesOf(node);
    if (roles && ts.isCallExpression(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line;
      const blame = (what: string): Error => new Error(`${file}:${line + 1}: ${what}`);
      if (!ts.findAncestor(node, ts.isFunctionLike)) throw blame('asked for before there is a language');
      const given: { text?: string; plural?: string; context?: string } = {};
      roles.forEach((role, at) => {
        const argument = node.arguments[at];
        if (role === 'number') return;
        if (!argument || !ts.isStringLiteralLike(argument)) throw blame(`its ${role} is not written out`);
        given[role] = argument.text;
      });
      const { text = '', ...rest } = given;
      const notes = notesAbove(lines, line);
      if (text.includes('%') && notes.length === 0) throw blame('a placeholder without "translators:" above');
      messages.push({ text, ...rest, notes, files: [file] });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return messages;
}

const rolesOf = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  Object.hasOwn(FUNCTIONS, node.expression.text)
    ? FUNCTIONS[node.expression.text]
    : undefined;

/** What the comment that ends right above a line says to translators. */
function notesAbove(lines: readonly string[], line: number): readonly string[] {
  const said: string[] = [];
  for (let at = line - 1; at >= 0; at -= 1) {
    const [, words] = /^[\s?:(]*\/\/ ?(.*)$/.exec(lines[at] ?? '') ?? [];
    if (words === undefined) return [];
    said.unshift(words.trim());
    if (words.startsWith('translators:')) return [said.join(' ')];
  }
  return [];
}
