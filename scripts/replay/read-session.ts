import ts from 'typescript';
import { isSession, NO_SESSION, problemIn } from '../../src/devtools/replay/check-session';
import type { Session } from '../../src/devtools/monitor/session';

/** An error in a session file; the message has the file and the line. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

/** Parses the text of a session file. Throws a `SessionError` if it is not a valid session. */
export function readSession(file: string, text: string): Session {
  if (text.trim() === '') throw new SessionError(file, 1, 'the file is empty');
  const source = ts.parseJsonText(file, text);
  const parsed: { readonly config?: unknown; readonly error?: ts.Diagnostic } = ts.parseConfigFileTextToJson(
    file,
    text,
  );
  const { config: value, error } = parsed;
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  if (error && !ts.flattenDiagnosticMessageText(error.messageText, ' ').includes('tsconfig')) {
    const problem = ts.flattenDiagnosticMessageText(error.messageText, ' ');
    throw new SessionError(file, lineOf(error.start ?? 0), `invalid JSON: ${problem}`);
  }
  const root = source.statements[0]?.expression;
  const property = (name: string): ts.Expression | undefined =>
    root && ts.isObjectLiteralExpression(root)
      ? root.properties.flatMap((each) =>
          ts.isPropertyAssignment(each) && ts.isStringLiteral(each.name) && each.name.text === name
            ? [each.initializer]
            : [],
        )[0]
      : undefined;
  // TypeScript's reader makes an object of anything.
  if (root && !ts.isObjectLiteralExpression(root)) throw new SessionError(file, 1, NO_SESSION);
  if (isSession(value)) return value;
  const { text: problem = NO_SESSION, field, entry } = problemIn(value) ?? {};
  const list = property('entries');
  const elements = list && ts.isArrayLiteralExpression(list) ? list.elements : undefined;
  const node = entry === undefined ? (field === undefined ? root : property(field)) : elements?.[entry];
  throw new SessionError(file, node ? lineOf(node.getStart(source)) : 1, problem);
}
