/** What a query's text holds: everything is text, in arrays and objects of it. */
export type ParsedValue = string | ParsedValue[] | ParsedQuery;
export interface ParsedQuery {
  [key: string]: ParsedValue;
}

/** Limits of section 9, against queries that are made to cost. */
const PARAMETER_LIMIT = 1000;
const DEPTH = 5;
const ARRAY_LIMIT = 20;

/** What is in a name's brackets, by name. */
type Branch = Map<string, string | Branch>;

/**
 * A query's text, with or without '?', as `qs` reads it (sections 7 and 9): `a[]=1&a[]=2` is an array, `a[b]=1` an object,
 * to 5 brackets deep (the rest stays in the name), and the first 1000 parameters only. Arrays of more than 20 become
 * objects by index. Names that every object has, such as `__proto__`, are left out.
 * @throws TypeError where it is no text.
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

/** `a[b][]` as 'a', 'b', ''. Brackets that do not close are part of the name. */
function namesOf(key: string): string[] {
  const [, first = key, brackets = ''] = /^([^[]*)((?:\[[^[\]]*\])+)/.exec(key) ?? [];
  const inner = brackets.match(/\[[^[\]]*\]/g) ?? [];
  const rest = inner.slice(DEPTH).join('');
  return [first, ...inner.slice(0, DEPTH).map((name) => name.slice(1, -1)), ...(rest === '' ? [] : [rest])];
}

/** Without a name a value takes the next index; where one is already, both are under indices. */
function put(branch: Branch, [name = '', ...inner]: readonly string[], value: string): void {
  const key = name === '' ? nextIndex(branch) : name;
  const there = branch.get(key);
  if (there === undefined && inner.length === 0) {
    branch.set(key, value);
    return;
  }
  const deeper = there instanceof Map ? there : new Map(there === undefined ? [] : [['0', there]]);
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

/** An array without its holes where all names are indices, and small enough, else an object. */
const group = (entries: [string, ParsedValue][]): ParsedValue =>
  entries.every(([name]) => isIndex(name) && Number(name) < ARRAY_LIMIT)
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
    : Object.fromEntries(entries);

/** Text that is not encoded well stays as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
