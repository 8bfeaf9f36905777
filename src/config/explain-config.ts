import { isObject } from '../streams/notes/read';
import { FILTER_NAMES } from '../streams/state/state';
import { FEATURES } from './config';
import { type Given, isAddress, isFlag, isOrigin, KEYS } from './given';

/** Something that is wrong with the configuration, for the engineer who wrote it. */
export interface ConfigProblem {
  readonly key: string;
  /** The key, what it holds, of which type, and what was expected. */
  readonly text: string;
}

const ORIGIN = 'an http(s) origin without a path or a slash at its end';
const ADDRESS = 'an http(s) address';
const FILTERS = `an object of http(s) addresses: ${FILTER_NAMES.join(', ')}`;

const EXPECTED: Readonly<Record<keyof Given, string>> = {
  preset: '"sandbox" or "wordpressCom"',
  platformOrigin: ORIGIN,
  auth: '"token" or "proxy"',
  authorizeUrl: ADDRESS,
  signInUrl: ADDRESS,
  clientId: 'a text',
  hostOrigins: 'a list of http(s) origins',
  postOnly: 'true or false',
  statsOrigin: "an http(s) origin, or ''",
  links: 'http(s) addresses: settings, and empty by filter',
  jitterMs: 'milliseconds from 0 to 180000',
  theme: '"system", "light" or "dark"',
  features: 'an object of true or false: push, mentions, cursorPaging',
};

/** Each thing that is wrong with a value of which `parseConfig` makes nothing; never empty for one. */
export function explainConfig(value: unknown): readonly ConfigProblem[] {
  if (!isObject(value))
    return [
      { key: 'notestream-config', text: `the configuration is ${described(value)}, expected a JSON object` },
    ];
  const problems = Object.entries(value).flatMap(([key, held]) => {
    if (!isKey(key)) return unknown(key);
    if (KEYS[key](held)) return [];
    const inner = innerProblems(key, held);
    return inner.length > 0 ? inner : wrong(key, held, EXPECTED[key]);
  });
  if (problems.length > 0) return problems;
  return [{ key: 'clientId', text: 'clientId is missing, expected the id of your application' }];
}

/** What is wrong within a list or an object, each by its own name: `hostOrigins[1]`, `links.empty.likes`. */
function innerProblems(key: keyof Given, held: unknown): readonly ConfigProblem[] {
  switch (key) {
    case 'hostOrigins':
      return listed(held).flatMap(([at, origin]) =>
        isOrigin(origin) ? [] : wrong(`hostOrigins[${at}]`, origin, ORIGIN),
      );
    case 'features':
      return fields(held).flatMap(([name, flag]) => {
        if (!Object.hasOwn(FEATURES, name)) return unknown(`features.${name}`);
        return isFlag(flag) ? [] : wrong(`features.${name}`, flag, 'true or false');
      });
    case 'links':
      return fields(held).flatMap(([name, link]) => {
        if (name === 'empty')
          return isObject(link) ? emptyProblems(link) : wrong('links.empty', link, FILTERS);
        if (name !== 'settings') return unknown(`links.${name}`);
        return isAddress(link) ? [] : wrong('links.settings', link, ADDRESS);
      });
    default:
      return [];
  }
}

const emptyProblems = (links: object): readonly ConfigProblem[] =>
  fields(links).flatMap(([name, link]) => {
    if (!FILTER_NAMES.some((filterName) => filterName === name)) return unknown(`links.empty.${name}`);
    return isAddress(link) ? [] : wrong(`links.empty.${name}`, link, ADDRESS);
  });

const listed = (value: unknown): readonly (readonly [number, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : [];
const fields = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

const unknown = (key: string): readonly ConfigProblem[] => [
  { key, text: `${key} is no key of the configuration` },
];
const wrong = (key: string, held: unknown, expected: string): readonly ConfigProblem[] => [
  { key, text: `${key} is ${described(held)}, expected ${expected}` },
];

const isKey = (key: string): key is keyof Given => Object.hasOwn(EXPECTED, key);

/** A value and its type; JSON knows more types than `typeof`. */
function described(value: unknown): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `${JSON.stringify(value)} (${type})`;
}
