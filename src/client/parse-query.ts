/** A parsed query: texts, and arrays and objects of texts. */
export type ParsedValue = string | ParsedValue[] | ParsedQuery;
export interface ParsedQuery {
  [key: string]: ParsedValue;
}

/** Limits of section 9, against queries that are made to be expensive. */
const PARAMETER_LIMIT = 1000;
const DEPTH = 5;
const ARRAY_LIMIT = 20;

/** The values below a name, by what its brackets contain. */
type Branch = Map<string, string | Branch>;

/**
 * Parses a query's text, with or without '?', as `qs` does (sections 7 and 9): `a[]=1&a[]=2` is an
 * array, `a[b]=1` an object.
 *
 * Brackets are read 5 deep (the rest stays in the name), and only the first 1000 parameters count.
 * An array of more than 20 values becomes an object by index. Names that every object has, such as
 * `__proto__`, are left out.
 * @throws TypeError if this is not a text.
 */
export function parseQuery(text: unknown): ParsedQuery {
  if (typeof text !== 'string') throw new TypeError('text is not a string');
  const root: Branch = new Map();
  for (const parameter of text.replace(/^\?/, '').split('&', PARAMETER_LIMIT)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(parameter) ?? [];
    const names = namesOf(decode(name));
    if (names[0] !== '' && !names.some((each) => each in Object.prototype)) put(root, names, decode(value));
  }
  return Object.fromEntries(entriesOf(root));
}

/** Splits `a[b][]` into 'a', 'b', ''. Brackets that do not close are part of the name. */
function namesOf(key: string): string[] {
  const [, first = key, brackets = ''] = /^([^[]*)((?:\[[^[\]]*\])+)/.exec(key) ?? [];
  const inner = brackets.match(/\[[^[\]]*\]/g) ?? [];
  const rest = inner.slice(DEPTH).join('');
  return [first, ...inner.slice(0, DEPTH).map((name) => name.slice(1, -1)), ...(rest === '' ? [] : [rest])];
}

/**
 * Adds a value. Without a name it gets the next index; a value of the same name gets an index, too.
 */
function put(branch: Branch, [name = '', ...inner]: readonly string[], value: string): void {
  const key = name === '' ? nextIndex(branch) : name;
  const existing = branch.get(key);
  if (existing === undefined && inner.length === 0) {
    branch.set(key, value);
    return;
  }
  const deeper =
    existing instanceof Map ? existing : new Map(existing === undefined ? [] : [['0', existing]]);
  branch.set(key, deeper);
  put(deeper, inner, value);
}

const isIndex = (name: string): boolean => /^(0|[1-9]\d*)$/.test(name);

function nextIndex(branch: Branch): string {
  let index = branch.size;
  while (branch.has(String(index))) index += 1;
  return String(index);
}

const entriesOf = (branch: Branch): [string, ParsedValue][] =>
  [...branch].map(([name, each]) => [name, typeof each === 'string' ? each : group(entriesOf(each))]);

/** An array without holes if all names are small indices, or else an object. */
const group = (entries: [string, ParsedValue][]): ParsedValue =>
  entries.every(([name]) => isIndex(name) && Number(name) < ARRAY_LIMIT)
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
    : Object.fromEntries(entries);

/** Decodes a name or value; text that is not valid encoding stays as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
