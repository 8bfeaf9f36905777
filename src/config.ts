import { parseAddress, webAddress } from './streams/notes/addresses';
import { isObject } from './streams/notes/read';
import { FILTER_NAMES, type FilterName } from './streams/state/state';

/** What an operator sets: where the platform is, who may embed the panel, where its links lead. */
export interface Config {
  /** Without a path: 'https://public-api.wordpress.com'. */
  readonly platformOrigin: string;
  /** Where the blogger signs in (section 2). */
  readonly authorizeUrl: string;
  /** The OAuth application's id at the platform. */
  readonly clientId: string;
  /** Pages that may embed the panel; with none, any may. */
  readonly hostOrigins: readonly string[];
  /** The platform knows only GET and POST (decision 13). */
  readonly postOnly: boolean;
  /** Where statistics go, without a path: 'https://pixel.wp.com'; '' where none are wanted (section 1). */
  readonly statsOrigin: string;
  readonly links: Links;
}

/** Pages that the specification names and does not address: the settings, and what each empty list leads to. */
export interface Links {
  readonly settings: string;
  readonly empty: Readonly<Record<FilterName, string>>;
}

type Preset = (platformOrigin: string | undefined) => Config;

const PRESETS: Readonly<Record<'sandbox' | 'wordpressCom', Preset>> = {
  sandbox: (platformOrigin = 'http://localhost:8890') => ({
    platformOrigin,
    authorizeUrl: `${platformOrigin}/oauth2/authorize`,
    clientId: 'notestream',
    hostOrigins: ['http://localhost:8889'],
    postOnly: false,
    statsOrigin: platformOrigin,
    links: {
      settings: `${platformOrigin}/settings/notifications`,
      empty: {
        all: `${platformOrigin}/reader`,
        unread: `${platformOrigin}/post`,
        comments: `${platformOrigin}/reader/search`,
        follows: `${platformOrigin}/reader`,
        likes: `${platformOrigin}/reader`,
      },
    },
  }),
  wordpressCom: (platformOrigin = 'https://public-api.wordpress.com') => ({
    platformOrigin,
    authorizeUrl: `${platformOrigin}/oauth2/authorize`,
    clientId: '',
    hostOrigins: [],
    postOnly: true,
    statsOrigin: 'https://pixel.wp.com',
    links: {
      settings: 'https://wordpress.com/me/notifications',
      empty: {
        all: 'https://wordpress.com/read',
        unread: 'https://wordpress.com/post',
        comments: 'https://wordpress.com/read/search',
        follows: 'https://wordpress.com/activities/likes',
        likes: 'https://wordpress.com/activities/likes',
      },
    },
  }),
};

/** Something that is wrong with the configuration, for the engineer who wrote it. */
export interface ConfigProblem {
  readonly key: string;
  /** The key, what it holds and what was expected. */
  readonly text: string;
}

/** The configuration, or each thing that is wrong with it. */
export type ParsedConfig = { readonly config: Config } | { readonly problems: readonly ConfigProblem[] };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAddress = (value: unknown): value is string => isText(value) && webAddress(value) === value;
const isOrigin = (value: unknown): value is string =>
  isAddress(value) && parseAddress(value)?.origin === value;

/**
 * The JSON of the page's configuration block: a preset's name, and what differs from it. A key that is unknown, or
 * holds something else than it should, is a problem; nothing starts on half a configuration.
 */
export function parseConfig(value: unknown): ParsedConfig {
  if (!isObject(value)) {
    const text = `the configuration is ${typeof value}, expected a JSON object`;
    return { problems: [{ key: 'notestream-config', text }] };
  }
  const {
    preset = 'sandbox',
    platformOrigin,
    authorizeUrl,
    clientId,
    hostOrigins,
    postOnly,
    statsOrigin,
    links,
    ...unknown
  } = value;
  const problems: ConfigProblem[] = [];
  const blame = (key: string, what: string): void => void problems.push({ key, text: `${key} ${what}` });
  Object.keys(unknown).forEach((key) => blame(key, 'is no key of the configuration'));
  const take = <T>(key: string, given: unknown, is: (given: unknown) => given is T, expected: string) => {
    if (given === undefined || is(given)) return given;
    blame(key, `is ${JSON.stringify(given)} (${typeof given}), expected ${expected}`);
    return undefined;
  };
  const isPreset = (name: unknown): name is keyof typeof PRESETS =>
    name === 'sandbox' || name === 'wordpressCom';
  const base = PRESETS[take('preset', preset, isPreset, '"sandbox" or "wordpressCom"') ?? 'sandbox'](
    take('platformOrigin', platformOrigin, isOrigin, 'an http(s) origin without a path'),
  );
  const config: Config = {
    ...base,
    authorizeUrl: take('authorizeUrl', authorizeUrl, isAddress, 'an http(s) address') ?? base.authorizeUrl,
    clientId: take('clientId', clientId, isText, 'a text') ?? base.clientId,
    hostOrigins: take('hostOrigins', hostOrigins, isOrigins, 'a list of http(s) origins') ?? base.hostOrigins,
    postOnly:
      take('postOnly', postOnly, (given) => typeof given === 'boolean', 'true or false') ?? base.postOnly,
    statsOrigin:
      take(
        'statsOrigin',
        statsOrigin,
        (given) => given === '' || isOrigin(given),
        "an http(s) origin, or ''",
      ) ?? base.statsOrigin,
    links: mergeLinks(
      base.links,
      take('links', links, isLinks, 'http(s) addresses: settings, and empty by filter'),
    ),
  };
  if (config.clientId === '') blame('clientId', 'is missing, expected the id of your application');
  return problems.length > 0 ? { problems } : { config };
}

const isOrigins = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isOrigin);

type GivenLinks = { readonly settings?: string; readonly empty?: Partial<Links['empty']> };

const isLinks = (value: unknown): value is GivenLinks =>
  isObject(value) &&
  (value.settings === undefined || isAddress(value.settings)) &&
  (value.empty === undefined || (isObject(value.empty) && Object.entries(value.empty).every(isFilterLink)));

const isFilterLink = ([name, link]: [string, unknown]): boolean =>
  FILTER_NAMES.some((filterName) => filterName === name) && isAddress(link);

const mergeLinks = (base: Links, given: GivenLinks = {}): Links => ({
  settings: given.settings ?? base.settings,
  empty: { ...base.empty, ...given.empty },
});
