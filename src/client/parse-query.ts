import { mapValues } from './record';

/** A parsed query: texts, and arrays and objects of texts. */
export type ParsedValue = string | ParsedValue[] | ParsedQuery;
export interface ParsedQuery {
  [key: string]: ParsedValue;
}

/** Limits of section 9, against queries that are made to be expensive. */
const PARAMETER_LIMIT = 1000;
const DEPTH = 5;
const ARRAY_LIMIT = 20;

type Branch = ParsedValue[] | ParsedQuery;

/**
 * The index of the next value without a name, for objects that take such values: those that were
 * arrays above the limit, and those that hold values of the same name. Arrays of the latter are
 * here, too, because they may become objects.
 */
const nextIndices = new WeakMap<Branch, number>();

/**
 * Parses a query's text, with or without '?', as `qs` 6 does (sections 7 and 9): `a[]=1&a[]=2` is
 * an array, `a[b]=1` an object.
 *
 * Brackets are read 5 deep (the rest stays in the name), and only the first 1000 parameters count.
 * An array of more than 20 values becomes an object by index. Names that every object has, such as
 * `__proto__`, are left out.
 * @throws TypeError if this is not a text.
 */
export function parseQuery(text: unknown): ParsedQuery {
  if (typeof text !== 'string') throw new TypeError('text is not a string');
  const values = new Map<string, ParsedValue>();
  const readable = text.replace(/^\?/, '').replace(/%5B/gi, '[').replace(/%5D/gi, ']');
  for (const parameter of readable.split('&', PARAMETER_LIMIT)) {
    const [name, value] = splitParameter(parameter);
    const existing = values.get(name);
    values.set(name, existing === undefined ? value : append(existing, value));
  }
  const root: ParsedQuery = {};
  // As an object, because the order of its names decides which value comes first: indices do.
  for (const [name, value] of Object.entries(Object.fromEntries(values))) {
    const segments = segmentsOf(name);
    if (name !== '' && !segments.some((each) => Object.hasOwn(Object.prototype, withoutBrackets(each))))
      merge(root, segments.reduceRight(wrap, value));
  }
  return mapValues(root, withoutHoles);
}

/** The name and value of a parameter. A name in brackets may contain '='. */
function splitParameter(parameter: string): [name: string, value: string] {
  const end = parameter.includes(']=') ? parameter.indexOf(']=') + 1 : parameter.indexOf('=');
  return end < 0
    ? [decode(parameter), '']
    : [decode(parameter.slice(0, end)), decode(parameter.slice(end + 1))];
}

/**
 * Splits `a[b][]` into 'a', '[b]', '[]'. Brackets that do not close, or that are too deep, are the
 * name of one more segment.
 */
function segmentsOf(name: string): readonly string[] {
  let open = name.indexOf('[');
  const segments = open === 0 ? [] : [open < 0 ? name : name.slice(0, open)];
  for (let depth = 0; open >= 0 && depth < DEPTH; depth += 1) {
    const end = endOfBrackets(name, open);
    if (end === undefined) break;
    segments.push(name.slice(open, end));
    open = name.indexOf('[', end);
  }
  return open < 0 ? segments : [...segments, `[${name.slice(open)}]`];
}

/** The position after the bracket that closes the one at `open`; undefined if none closes it. */
function endOfBrackets(name: string, open: number): number | undefined {
  let level = 0;
  for (let at = open; at < name.length; at += 1) {
    if (name[at] === '[') level += 1;
    if (name[at] === ']') level -= 1;
    if (level === 0) return at + 1;
  }
  return undefined;
}

const withoutBrackets = (segment: string): string => /^\[(.*)\]$/s.exec(segment)?.[1] ?? segment;

const isIndex = (name: string): boolean => /^\d+$/.test(name) && String(Number(name)) === name;

/** The array or object that has this value at the segment: an array for '[]' and small indices. */
function wrap(value: ParsedValue, segment: string): Branch {
  if (segment === '[]') return Array.isArray(value) || isNumbered(value) ? value : [value];
  const name = withoutBrackets(segment);
  if (name === segment || !isIndex(name)) return { [name]: value };
  if (Number(name) >= ARRAY_LIMIT) return numbered({ [name]: value }, Number(name) + 1);
  const list: ParsedValue[] = [];
  list[Number(name)] = value;
  return list;
}

const isNumbered = (value: ParsedValue): value is Branch =>
  typeof value === 'object' && nextIndices.has(value);

function numbered<B extends Branch>(branch: B, next: number): B {
  nextIndices.set(branch, next);
  return branch;
}

/** The array, or an object by index if it has more than 20 values. */
const limited = (list: ParsedValue[], size = list.length): Branch =>
  size > ARRAY_LIMIT ? numbered(byIndex(list), list.length) : list;

/** The values of an array by index, without its holes. */
const byIndex = (list: ParsedValue[]): ParsedQuery => Object.fromEntries(Object.entries(list));

const countOf = (list: ParsedValue[]): number => Object.keys(list).length;

/** Adds a value of the same name. */
function append(target: ParsedValue, value: string): ParsedValue {
  if (typeof target === 'string') return [target, value];
  if (Array.isArray(target)) {
    target.push(value);
    return limited(target, countOf(target));
  }
  const next = nextIndices.get(target);
  if (next === undefined) return numbered([target, value], 2);
  target[next] = value;
  return numbered(target, next + 1);
}

/** Adds values of another name that begins with the same segments. An empty text adds nothing. */
function merge(target: ParsedValue, source: ParsedValue): ParsedValue {
  if (source === '') return target;
  if (typeof source === 'string') return append(target, source);
  if (typeof target === 'string') return prepend(target, source);
  if (!Array.isArray(target)) return assign(target, source);
  if (Array.isArray(source)) return mergeLists(target, source);
  const named = byIndex(target);
  return assign(nextIndices.has(target) ? numbered(named, target.length) : named, source);
}

/** Puts a text before the values of an array or object. */
function prepend(text: string, branch: Branch): Branch {
  const next = nextIndices.get(branch);
  // `concat` keeps the holes of an array.
  if (next === undefined) return limited(Array<ParsedValue>(text).concat(branch));
  const shifted = Object.entries(branch).map(([index, value]) => [Number(index) + 1, value] as const);
  return numbered({ 0: text, ...Object.fromEntries(shifted) }, next + 1);
}

function mergeLists(target: ParsedValue[], source: ParsedValue[]): Branch {
  // `forEach` leaves out the holes.
  source.forEach((value, index) => {
    const existing = target[index];
    if (existing === undefined) target[index] = value;
    else if (typeof existing === 'object' && typeof value === 'object')
      target[index] = merge(existing, value);
    else target.push(value);
  });
  return limited(target, countOf(target));
}

/** Merges the fields of an array or object into an object, and returns this object. */
function assign(target: ParsedQuery, source: Branch): ParsedQuery {
  for (const [name, value] of Object.entries(source)) {
    const existing = target[name];
    target[name] = existing === undefined ? value : merge(existing, value);
  }
  const next = nextIndices.get(target);
  if (next === undefined && !nextIndices.has(source)) return target;
  const names = Object.keys(next === undefined ? target : source);
  return numbered(target, Math.max(next ?? 0, ...names.filter(isIndex).map((name) => Number(name) + 1)));
}

function withoutHoles(value: ParsedValue): ParsedValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? Object.values(value).map((each) => withoutHoles(each))
    : mapValues(value, withoutHoles);
}

/** Decodes a name or value; text that is not valid encoding stays as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
