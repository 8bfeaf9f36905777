import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inOrder, keyOf, merged, type Message } from './message';

/** The roles of the arguments of each gettext function. A number is only counted. */
const FUNCTIONS: Readonly<Record<string, readonly ('text' | 'plural' | 'context' | 'number')[]>> = {
  __: ['text'],
  _x: ['text', 'context'],
  _n: ['text', 'plural', 'number'],
  _nx: ['text', 'plural', 'number', 'context'],
};

/**
 * Collects all texts of the sources below a folder, sorted. Throws an error with the file and line
 * if a text is not a literal, is requested outside a function (before a language is loaded), or has
 * a placeholder without an explanation for translators.
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

/** Collects the texts of one source file. */
export function messagesOf(file: string, source: string): readonly Message[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const roles = rolesOf(node);
    if (roles && ts.isCallExpression(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line;
      const errorAt = (what: string): Error => new Error(`${file}:${line + 1}: ${what}`);
      if (!ts.findAncestor(node, ts.isFunctionLike)) throw errorAt('asked for before there is a language');
      const texts: { text?: string; plural?: string; context?: string } = {};
      roles.forEach((role, at) => {
        const argument = node.arguments[at];
        if (role === 'number') return;
        if (!argument || !ts.isStringLiteralLike(argument)) throw errorAt(`its ${role} is not written out`);
        texts[role] = argument.text;
      });
      const { text = '', ...rest } = texts;
      const notes = notesAbove(lines, line);
      if (text.includes('%') && notes.length === 0)
        throw errorAt('a placeholder without "translators:" above');
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

/** The `translators:` comment right above a line. */
function notesAbove(lines: readonly string[], line: number): readonly string[] {
  const note: string[] = [];
  for (let at = line - 1; at >= 0; at -= 1) {
    const [, words] = /^[\s?:(]*\/\/ ?(.*)$/.exec(lines[at] ?? '') ?? [];
    if (words === undefined) return [];
    note.unshift(words.trim());
    if (words.startsWith('translators:')) return [note.join(' ')];
  }
  return [];
}
