import { mapValues } from './record';

/** A parsed value: a string, or an array or object of parsed values. */
export type ParsedValue = string | ParsedValue[] | ParsedQuery;
export interface ParsedQuery {
  [key: string]: ParsedValue;
}

/** Limits of section 9, against queries that are built to be expensive. */
const PARAMETER_LIMIT = 1000;
const DEPTH = 5;
const ARRAY_LIMIT = 20;

type Branch = ParsedValue[] | ParsedQuery;

/**
 * The next free index of branches that accept values without a name: objects that were arrays above
 * the limit or hold values of one name, and the arrays that may become such objects.
 */
const nextIndices = new WeakMap<Branch, number>();

/**
 * Parses a query string, with or without '?', like `qs` 6 (sections 7 and 9): `a[]=1&a[]=2` becomes
 * an array, `a[b]=1` an object.
 *
 * At most 5 levels of brackets are parsed (the rest stays in the name), and only the first 1000
 * parameters. An array of more than 20 values becomes an object with indices as keys. Names that
 * every object has, such as `__proto__`, are ignored.
 * @throws TypeError if `text` is not a string.
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
  // Converted to an object, because its key order decides which value comes first: indices precede names.
  for (const [name, value] of Object.entries(Object.fromEntries(values))) {
    const segments = segmentsOf(name);
    if (name !== '' && !segments.some((each) => Object.hasOwn(Object.prototype, withoutBrackets(each))))
      merge(root, segments.reduceRight(wrap, value));
  }
  return mapValues(root, withoutHoles);
}

/** Splits a parameter into its name and value. A name in brackets may contain '='. */
function splitParameter(parameter: string): [name: string, value: string] {
  const end = parameter.includes(']=') ? parameter.indexOf(']=') + 1 : parameter.indexOf('=');
  return end < 0
    ? [decode(parameter), '']
    : [decode(parameter.slice(0, end)), decode(parameter.slice(end + 1))];
}

/**
 * Splits `a[b][]` into 'a', '[b]' and '[]'. Brackets that are not closed or are nested too deeply
 * become the name of one last segment.
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

/** Returns the position after the bracket that closes the one at `open`; undefined if none does. */
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

/** Wraps the value in an array for '[]' and small indices, otherwise in an object. */
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

/** Returns the array, or an object with indices as keys if it has more than 20 values. */
const limited = (list: ParsedValue[], size = list.length): Branch =>
  size > ARRAY_LIMIT ? numbered(byIndex(list), list.length) : list;

/** The values of an array by index, without holes. */
const byIndex = (list: ParsedValue[]): ParsedQuery => Object.fromEntries(Object.entries(list));

const countOf = (list: ParsedValue[]): number => Object.keys(list).length;

/** Adds another value of the same parameter. */
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

/** Merges a value whose name starts with the same segments. An empty string adds nothing. */
function merge(target: ParsedValue, source: ParsedValue): ParsedValue {
  if (source === '') return target;
  if (typeof source === 'string') return append(target, source);
  if (typeof target === 'string') return prepend(target, source);
  if (!Array.isArray(target)) return assign(target, source);
  if (Array.isArray(source)) return mergeLists(target, source);
  const named = byIndex(target);
  return assign(nextIndices.has(target) ? numbered(named, target.length) : named, source);
}

/** Puts a string before the values of an array or object. */
function prepend(text: string, branch: Branch): Branch {
  const next = nextIndices.get(branch);
  // `concat` preserves the holes of an array.
  if (next === undefined) return limited(Array<ParsedValue>(text).concat(branch));
  const shifted = Object.entries(branch).map(([index, value]) => [Number(index) + 1, value] as const);
  return numbered({ 0: text, ...Object.fromEntries(shifted) }, next + 1);
}

function mergeLists(target: ParsedValue[], source: ParsedValue[]): Branch {
  // `forEach` skips holes.
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

/** Decodes a name or value. Text with an invalid encoding is returned unchanged. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
