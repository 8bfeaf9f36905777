import type { Event, EventMap, EventType } from '../../streams/state/events';
import { FILTER_NAMES } from '../../streams/list/state';
import { CAUSES } from '../../lib/cause';
import { asObject, isObject } from '../../lib/json';
import { EVENT_FIELDS } from '../../streams/state/event-fields';
import { commentOfKey } from '../../streams/notes/acted-on';
import { formatValue } from './format-value';
import { ConsoleError } from './patterns';
import { nearTo } from './similar-names';

/** A check of a field's value. `words` describe valid values: 'expected an id'. */
interface Validator {
  readonly is: (value: unknown) => boolean;
  readonly words: string;
}

const validator = (words: string, is: (value: unknown) => boolean): Validator => ({ words, is });
const oneOf = (values: readonly unknown[]): Validator =>
  validator(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(value));
const listOf = (words: string, is: (value: unknown) => boolean): Validator =>
  validator(words, (value) => Array.isArray(value) && value.every(is));
/** Validates an object whose keys are ids. */
const byId = (words: string, is: (value: unknown) => boolean): Validator =>
  validator(
    words,
    (value) => isObject(value) && Object.entries(value).every(([id, each]) => isId(Number(id)) && is(each)),
  );

const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
const isBlock = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.text) &&
  isObject(value.ids) &&
  [value.ranges, value.media].every((list) => Array.isArray(list) && list.every(isObject));
const isNote = (value: unknown): boolean =>
  isObject(value) &&
  isId(value.id) &&
  isObject(value.ids) &&
  isNumber(value.timestamp) &&
  [value.type, value.title, value.url, value.icon].every(isText) &&
  [value.subject, value.header, value.body].every((blocks) => Array.isArray(blocks) && blocks.every(isBlock));

const id = validator('an id (a whole number above 0)', isId);
const number = validator('a number', isNumber);
const time = validator(
  'a time in epoch milliseconds',
  (value) => isNumber(value) && Math.abs(Number(value)) <= 8.64e15,
);
const delay = validator(
  'milliseconds from 0 on, or Infinity',
  (value) => typeof value === 'number' && value >= 0,
);

const isKeyed = (key: string): boolean => isId(Number(key)) || commentOfKey(key) !== undefined;
const isActedOn = (value: unknown): boolean =>
  isId(value) || (typeof value === 'string' && commentOfKey(value) !== undefined);

/** Validators of `number` fields with a narrower range, by field name. */
const NUMBERS: Readonly<Record<string, Validator>> = {
  comment: id,
  commentId: id,
  now: time,
  postId: id,
  retryInMs: delay,
  site: id,
  siteId: id,
};

const isComment = (value: unknown): boolean =>
  isObject(value) && isId(value.id) && isText(value.name) && isObject(value.text);

type FieldType = { [T in EventType]: (typeof EVENT_FIELDS)[T][keyof (typeof EVENT_FIELDS)[T]] }[EventType];

/** Validators by the name of a field's type. If a type of events is missing here, this does not compile. */
const VALIDATORS: Readonly<Record<Extract<FieldType, string>, Validator>> = {
  'Block[]': listOf('a list of blocks', isBlock),
  boolean: oneOf([true, false]),
  Cause: oneOf(CAUSES),
  'Cause | null': oneOf([...CAUSES, null]),
  number,
  string: validator('a text', isText),
  ConnectionStatus: validator(
    "an object with a kind: 'live', 'polling', 'retrying', 'offline' or 'refused'",
    (value) =>
      asObject(value).kind === 'retrying'
        ? isNumber(asObject(value).inSeconds)
        : ['live', 'polling', 'offline', 'refused'].includes(String(asObject(value).kind)),
  ),
  DoneNotes: byId(
    'an object of notes that are set aside, { timestamp, details? }, by id',
    (value) => isObject(value) && isNumber(value.timestamp),
  ),
  NoteTimes: byId('an object of times by id', isNumber),
  AskedFilter: oneOf(FILTER_NAMES.slice(1)),
  FilterName: oneOf(FILTER_NAMES),
  'Note[]': listOf("a list of the panel's own notes", isNote),
  'NoteSummary[]': listOf(
    "a list of notes' ids, types and times",
    (value) => isObject(value) && isId(value.id) && isText(value.type) && isNumber(value.timestamp),
  ),
  ActedOn: validator('an id, or the site and the id of a comment (1/70)', isActedOn),
  NoteId: id,
  'NoteId | null': validator('an id or null', (value) => value === null || isId(value)),
  'NoteId[]': listOf('a list of ids', isId),
  'NoteId[] | null': validator(
    'a list of ids or null',
    (value) => value === null || (Array.isArray(value) && value.every(isId)),
  ),
  // Such fields contain only site ids.
  'number | null': validator('an id or null', (value) => value === null || isId(value)),
  'OutboxRecord[] | null': validator(
    'a list of records or null',
    (value) => value === null || (Array.isArray(value) && value.every(isObject)),
  ),
  'PolledNote[]': listOf('a list of objects', isObject),
  Records: validator('an object of records by key', isObject),
  ReadMarks: byId(
    'an object of isRead and timestamp by id',
    (value) => isObject(value) && isFlag(value.isRead) && isNumber(value.timestamp),
  ),
  'Record<ActedOn, string>': validator(
    'an object of texts by id',
    (value) => isObject(value) && Object.entries(value).every(([key, text]) => isKeyed(key) && isText(text)),
  ),
  Preferences: validator('an object of preferences', isObject),
  Status: validator(
    'an object of message, kind and durationMs',
    (value) =>
      isObject(value) &&
      isText(value.message) &&
      ['success', 'failure'].includes(String(value.kind)) &&
      isNumber(value.durationMs),
  ),
  'Suggestion[]': listOf('a list of people', (value) => isText(asObject(value).login)),
  'ThreadComment | null': validator('a comment or null', (value) => value === null || isComment(value)),
  'ThreadComment[]': listOf('a list of comments', isComment),
  Tick: number,
};

type Fields = Readonly<Record<string, FieldType>>;

/**
 * The fields of each event. A field that the event type has and the generated file lacks does not
 * compile.
 */
const FIELDS: { readonly [T in EventType]: Fields & Record<Exclude<keyof EventMap[T], 'type'>, FieldType> } =
  EVENT_FIELDS;

function validatorOf(name: string, type: FieldType): Validator {
  if (typeof type !== 'string') return oneOf(type);
  return (type === 'number' ? NUMBERS[name] : undefined) ?? VALIDATORS[type];
}

/** The types of all events. */
export const EVENT_TYPES: readonly string[] = Object.keys(FIELDS);

/** Whether the value has the type of an event. Its fields are not checked. */
export const isEvent = (value: unknown): value is Event =>
  isObject(value) && typeof value.type === 'string' && Object.hasOwn(FIELDS, value.type);

/**
 * Whether the value has the type and all fields of an event. The values of the fields are not
 * checked, because JSON turns Infinity into null.
 */
export const isWholeEvent = (value: unknown): value is Event =>
  isEvent(value) && Object.keys(FIELDS[value.type]).every((name) => Object.hasOwn(value, name));

/**
 * Parses the input as an event and checks every field. A string stands for an event without fields.
 * Throws a `ConsoleError` that names each problem, and similar names for an unknown type.
 */
export function checkEvent(input: unknown): Event {
  const value = typeof input === 'string' ? { type: input } : input;
  if (!isObject(value) || typeof value.type !== 'string')
    throw new ConsoleError(
      `${formatValue(input)} is not an event: pass an object such as { type: 'note.selected', id: 7 }.`,
    );
  if (!isEvent(value))
    throw new ConsoleError(`There is no event '${value.type}'. ${nearTo(value.type, EVENT_TYPES)}`);
  const shape: Fields = FIELDS[value.type];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const wrong = Object.entries(shape).flatMap(([name, type]) => {
    const { is, words } = validatorOf(name, type);
    return is(fields[name]) ? [] : [`${name} is ${formatValue(fields[name])}, expected ${words}`];
  });
  const unknown = Object.keys(fields)
    .filter((name) => name !== 'type' && !Object.hasOwn(shape, name))
    .map((name) => `${name} is not a field of this event: ${Object.keys(shape).join(', ') || 'it has none'}`);
  const problems = [...wrong, ...unknown];
  if (problems.length > 0) throw new ConsoleError(`${value.type}: ${problems.join('; ')}.`);
  return value;
}
