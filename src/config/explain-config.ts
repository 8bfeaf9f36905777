import { isObject } from '../streams/notes/read';
import { type Given, KEYS } from './given';

/** Something that is wrong with the configuration, for the engineer who wrote it. */
export interface ConfigProblem {
  readonly key: string;
  /** The key, what it holds, of which type, and what was expected. */
  readonly text: string;
}

const EXPECTED: Readonly<Record<keyof Given, string>> = {
  preset: '"sandbox" or "wordpressCom"',
  platformOrigin: 'an http(s) origin without a path',
  auth: '"token" or "proxy"',
  authorizeUrl: 'an http(s) address',
  signInUrl: 'an http(s) address',
  clientId: 'a text',
  hostOrigins: 'a list of http(s) origins',
  postOnly: 'true or false',
  statsOrigin: "an http(s) origin, or ''",
  links: 'http(s) addresses: settings, and empty by filter',
  jitterMs: 'milliseconds from 0 to 180000',
  theme: '"system", "light" or "dark"',
  features: 'an object of true or false: push, mentions',
};

/** Each thing that is wrong with a value of which `parseConfig` makes nothing; never empty for one. */
export function explainConfig(value: unknown): readonly ConfigProblem[] {
  if (!isObject(value))
    return [
      { key: 'notestream-config', text: `the configuration is ${described(value)}, expected a JSON object` },
    ];
  const problems = Object.entries(value).flatMap(([key, held]) => {
    if (!isKey(key)) return { key, text: `${key} is no key of the configuration` };
    if (KEYS[key](held)) return [];
    return { key, text: `${key} is ${described(held)}, expected ${EXPECTED[key]}` };
  });
  if (problems.length > 0) return problems;
  return [{ key: 'clientId', text: 'clientId is missing, expected the id of your application' }];
}

const isKey = (key: string): key is keyof Given => Object.hasOwn(EXPECTED, key);

/** A value and its type; JSON knows more types than `typeof`. */
function described(value: unknown): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `${JSON.stringify(value)} (${type})`;
}
