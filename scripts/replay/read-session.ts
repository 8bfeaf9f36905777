import ts from 'typescript';
import { isWholeEvent } from '../../src/streams/console/event-shapes';
import { formatValue } from '../../src/streams/console/format-value';
import { nearTo } from '../../src/streams/console/similar-names';
import type { Entry, Session } from '../../src/streams/console/session';
import { isObject } from '../../src/lib/json';
import { initialState, type State } from '../../src/streams/state/state';

/** An error in a session file; the message has the file and the line. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

type Is = (value: unknown) => boolean;
const isNumber: Is = (value) => typeof value === 'number' && Number.isFinite(value);
const isText: Is = (value) => typeof value === 'string';
const isFlag: Is = (value) => typeof value === 'boolean';
const isTexts: Is = (value) => Array.isArray(value) && value.every(isText);
const optional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);
const anything: Is = () => true;
const oneOf =
  (...values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value);

type Fields<E> = Readonly<Record<Exclude<keyof E, 'at' | 'kind'>, Is>>;

const ENTRIES: { readonly [K in Entry['kind']]: Fields<Extract<Entry, { kind: K }>> } = {
  event: { event: isWholeEvent, by: optional(isText) },
  batch: { names: isTexts },
  begin: { name: isText },
  emitted: { name: isText },
  request: { id: isNumber, line: isText, body: optional(isText) },
  answer: { id: isNumber, status: isNumber, text: isText },
  lost: { id: isNumber },
  channel: { id: isNumber },
  opened: { id: isNumber },
  pushed: { id: isNumber, data: anything },
  closed: { id: isNumber },
  host: { message: anything },
  environment: { name: oneOf('isVisible', 'isOnline', 'isWide'), is: isFlag },
  pageHide: {},
  pageShow: {},
  key: { key: isText, focus: oneOf('text', 'control', 'page') },
  stored: { key: isText, value: optional(isText) },
  locked: { name: isText },
  told: { message: anything },
  frozen: { is: isFlag },
};

/** Milliseconds since the start of a session, which lasts a week at most. */
const isLength: Is = (value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 7 * 86_400_000;
const isTime: Is = (value) => isNumber(value) && Math.abs(Number(value)) <= 8.64e15;

/** Whether each field has the type of its initial value. JSON writes Infinity as null. */
const isState = (value: unknown): value is State =>
  isObject(value) &&
  Object.entries(initialState).every(([name, first]) => {
    const held = value[name];
    if (typeof first === 'object')
      return first === null ? held !== undefined : isObject(held) || Array.isArray(held);
    return typeof held === typeof first || (typeof first === 'number' && held === null);
  });

const HEAD: Readonly<Record<Exclude<keyof Session, 'entries'>, Is>> = {
  notestream: oneOf(1),
  of: optional((value) => isObject(value) && isText(value.build)),
  from: oneOf('start', 'middle'),
  startedAt: isTime,
  tokenExpiresAt: (value) => value === null || isNumber(value),
  jitterMs: (value) => Array.isArray(value) && value.every(isNumber),
  cursorPaging: optional(isFlag),
  isEmbedded: isFlag,
  isHeard: isFlag,
  environment: (value) =>
    isObject(value) && ['isVisible', 'isOnline', 'isWide'].every((name) => isFlag(value[name])),
  storage: (value) => isObject(value) && Object.values(value).every(isText),
  initial: isState,
  lastsMs: isLength,
  final: isState,
};

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
  const fail = (node: ts.Node | undefined, problem: string): never => {
    throw new SessionError(file, node ? lineOf(node.getStart(source)) : 1, problem);
  };
  const session: Readonly<Record<string, unknown>> =
    isObject(value) && root && ts.isObjectLiteralExpression(root)
      ? value
      : fail(root, 'not a session: expected an object, as stop() returns it');
  for (const [name, is] of Object.entries(HEAD))
    if (!is(session[name]))
      fail(property(name), `${name} is ${formatValue(session[name])}, which is not valid in a session`);
  const list = property('entries');
  if (!list || !ts.isArrayLiteralExpression(list)) return fail(list, 'entries is not an array');
  const entries: readonly unknown[] = Array.isArray(session.entries) ? session.entries : [];
  entries.forEach((entry, index) => {
    const problem = problemOf(entry);
    if (problem !== undefined) fail(list.elements[index], problem);
  });
  return isSession(session) ? session : fail(root, 'not a session');
}

/** Narrows the type after all fields have been checked. */
const isSession = (value: unknown): value is Session => isObject(value) && Array.isArray(value.entries);

function problemOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return `an entry is ${formatValue(entry)}, not an object`;
  const { kind, at } = entry;
  if (typeof kind !== 'string' || !isKind(kind))
    return `there is no entry of the kind ${formatValue(kind)}. ${nearTo(String(kind), Object.keys(ENTRIES))}`;
  if (!isLength(at)) return `at is ${formatValue(at)}, not a time in milliseconds`;
  const wrong = Object.entries<Is>(ENTRIES[kind]).find(([name, is]) => !is(entry[name]));
  return wrong && `${wrong[0]} is ${formatValue(entry[wrong[0]])}, which is not valid in the kind ${kind}`;
}

const isKind = (kind: string): kind is Entry['kind'] => Object.hasOwn(ENTRIES, kind);
