import { asString, isObject } from '../lib/json';
import { parseAddress } from '../streams/notes/addresses';
import { FILTER_NAMES } from '../streams/list/state';
import { FEATURES } from './config';
import { type ConfigInput, isAddress, isFlag, isOrigin, PAGES, VALIDATORS } from './config-input';

/** A problem in the configuration, for the operator who has written it. */
export interface ConfigProblem {
  readonly key: string;
  /** Names the key, its value and type, and the expected value. */
  readonly text: string;
}

const ORIGIN = 'an http(s) origin without a wildcard, a path or a slash at its end';
const ADDRESS = 'an http(s) address';
const FILTERS = `an object of http(s) addresses: ${FILTER_NAMES.join(', ')}`;

const EXPECTED: Readonly<Record<keyof ConfigInput, string>> = {
  preset: '"sandbox" or "wordpressCom"',
  platformOrigin: ORIGIN,
  auth: '"token" or "proxy"',
  authorizeUrl: ADDRESS,
  signInUrl: ADDRESS,
  clientId: 'a text that is not empty',
  hostOrigins: 'a list of http(s) origins',
  postOnly: 'true or false',
  statsOrigin: "an http(s) origin, or ''",
  links: 'http(s) addresses: settings, notifications, and empty by filter',
  jitterMs: 'milliseconds from 0 to 180000',
  theme: '"system", "light" or "dark"',
  features: 'an object of true or false: push, mentions, cursorPaging, keepList, serverFilters',
};

/** Returns all problems of a configuration that `parseConfig` rejects. There is at least one. */
export function findConfigProblems(value: unknown): readonly ConfigProblem[] {
  if (!isObject(value))
    return [
      { key: 'notestream-config', text: `the configuration is ${describe(value)}, expected a JSON object` },
    ];
  const problems = Object.entries(value).flatMap(([key, held]) => {
    if (!isKey(key)) return unknownKey(key);
    if (VALIDATORS[key](held)) return [];
    const inner = innerProblems(key, held);
    return inner.length > 0 ? inner : invalidValue(key, held, EXPECTED[key]);
  });
  if (problems.length > 0) return problems;
  return [{ key: 'clientId', text: 'clientId is missing, expected the id of your application' }];
}

/**
 * Returns the problems inside a list or an object, each under its path: `hostOrigins[1]`, `links.empty.likes`.
 */
function innerProblems(key: keyof ConfigInput, held: unknown): readonly ConfigProblem[] {
  switch (key) {
    case 'platformOrigin':
    case 'statsOrigin':
      return invalidOrigin(key, held, EXPECTED[key]);
    case 'hostOrigins':
      return entriesOfList(held).flatMap(([at, origin]) =>
        isOrigin(origin) ? [] : invalidOrigin(`hostOrigins[${at}]`, origin, ORIGIN),
      );
    case 'features':
      return entriesOfObject(held).flatMap(([name, flag]) => {
        if (!Object.hasOwn(FEATURES, name)) return unknownKey(`features.${name}`);
        return isFlag(flag) ? [] : invalidValue(`features.${name}`, flag, 'true or false');
      });
    case 'links':
      return entriesOfObject(held).flatMap(([name, link]) => {
        if (name === 'empty')
          return isObject(link) ? emptyLinkProblems(link) : invalidValue('links.empty', link, FILTERS);
        if (!PAGES.includes(name)) return unknownKey(`links.${name}`);
        return isAddress(link) ? [] : invalidValue(`links.${name}`, link, ADDRESS);
      });
    default:
      return [];
  }
}

const emptyLinkProblems = (links: object): readonly ConfigProblem[] =>
  entriesOfObject(links).flatMap(([name, link]) => {
    if (!FILTER_NAMES.some((filterName) => filterName === name)) return unknownKey(`links.empty.${name}`);
    return isAddress(link) ? [] : invalidValue(`links.empty.${name}`, link, ADDRESS);
  });

const entriesOfList = (value: unknown): readonly (readonly [number, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : [];
const entriesOfObject = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

const unknownKey = (key: string): readonly ConfigProblem[] => [
  { key, text: `${key} is no key of the configuration` },
];
const invalidValue = (key: string, held: unknown, expected: string): readonly ConfigProblem[] => [
  { key, text: `${key} is ${describe(held)}, expected ${expected}` },
];
/** Expects the origin itself if the value is another spelling of it, or an address there. */
function invalidOrigin(key: string, held: unknown, expected: string): readonly ConfigProblem[] {
  const origin = parseAddress(asString(held))?.origin;
  return invalidValue(key, held, isOrigin(origin) ? JSON.stringify(origin) : expected);
}

const isKey = (key: string): key is keyof ConfigInput => Object.hasOwn(EXPECTED, key);

/** Formats a value with its JSON type, such as `null (null)`. */
const describe = (value: unknown): string => `${JSON.stringify(value)} (${typeOf(value)})`;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
