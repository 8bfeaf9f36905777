import { isObject } from '../../lib/json';
import { isWholeEvent } from '../monitor/event-shapes';
import { formatValue } from '../monitor/format-value';
import type { Entry, Session } from '../monitor/session';
import { nearTo } from '../monitor/similar-names';
import { parseRecord } from '../../streams/outbox/parse-record';
import { initialState, type State } from '../../streams/state/state';

/** The reason why a value is not a valid session, and the position of the problem. */
export interface Problem {
  readonly text: string;
  /** The field with the problem; undefined if it is the value itself or an entry. */
  readonly field?: string;
  /** The index of the entry with the problem. */
  readonly entry?: number;
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
const isRecord: Is = (value) => typeof parseRecord(value) === 'object';
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
  screenWanted: {},
  key: { key: isText, focus: oneOf('text', 'control', 'page') },
  stored: { key: isText, value: optional(isText) },
  locked: { name: isText },
  found: { key: isText, record: optional(isRecord) },
  kept: { key: isText, outcome: (value) => value === 'deleted' || value === 'refused' || isRecord(value) },
  records: {
    records: (value) => Array.isArray(value) && value.every(isRecord),
    unsharedKeys: isTexts,
    isKept: isFlag,
  },
  recordsChanged: {},
  told: { message: anything },
  frozen: { is: isFlag },
  attention: { is: isFlag },
};

/** Whether a value is a number of milliseconds since the start of a session, which lasts at most a week. */
const isLength: Is = (value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 7 * 86_400_000;
const isTime: Is = (value) => isNumber(value) && Math.abs(Number(value)) <= 8.64e15;

/** Whether each field has the type of its initial value. JSON turns Infinity into null. */
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
  of: (value) => isObject(value) && isText(value.build),
  from: oneOf('start', 'middle'),
  startedAt: isTime,
  tokenExpiresAt: (value) => value === null || isNumber(value),
  jitterMs: (value) => Array.isArray(value) && value.every(isNumber),
  uniqueIds: isTexts,
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

export const NO_SESSION = 'not a session: expected an object, as stop() returns it';

/** Returns the first problem of a value that should be a session; undefined if the value is a session. */
export function problemIn(session: unknown): Problem | undefined {
  if (!isObject(session)) return { text: NO_SESSION };
  for (const [name, is] of Object.entries(HEAD))
    if (!is(session[name])) {
      const text = `${name} is ${formatValue(session[name])}, which is not valid in a session`;
      return { field: name, text };
    }
  const { entries } = session;
  if (!Array.isArray(entries)) return { field: 'entries', text: 'entries is not an array' };
  for (const [entry, each] of entries.entries()) {
    const text = problemOf(each);
    if (text !== undefined) return { entry, text };
  }
  return undefined;
}

/** Whether a value is a session. */
export const isSession = (value: unknown): value is Session => problemIn(value) === undefined;

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
