import { parseAddress, webAddress } from '../streams/notes/addresses';
import { isObject } from '../streams/notes/read';
import { FILTER_NAMES } from '../streams/state/state';
import { POLL_BACKOFF_CAP_MS } from '../streams/timing';
import { AUTHS, type Config, FEATURES, type Links, THEMES } from './config';
import { type PresetName, PRESETS } from './presets';

/** What may be given of the links; the preset has the others. */
export type GivenLinks = { readonly settings?: string; readonly empty?: Partial<Links['empty']> };

/** A configuration as it is given: a preset's name, and what differs from it. */
export type Given = { readonly preset?: PresetName; readonly links?: GivenLinks } & {
  readonly features?: Partial<Config['features']>;
} & Partial<Omit<Config, 'links' | 'features'>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isAddress = (value: unknown): boolean => isText(value) && webAddress(value) === value;
const isOrigin = (value: unknown): boolean =>
  isAddress(value) && typeof value === 'string' && parseAddress(value)?.origin === value;
const isOneOf =
  (names: readonly string[]) =>
  (value: unknown): boolean =>
    names.some((name) => name === value);
const isRecordOf =
  (names: readonly string[], is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    isObject(value) && Object.entries(value).every(([name, held]) => names.includes(name) && is(held));

/** Each key that may be given, and what it may hold. */
export const KEYS: Readonly<Record<keyof Given, (value: unknown) => boolean>> = {
  preset: isOneOf(Object.keys(PRESETS)),
  platformOrigin: isOrigin,
  auth: isOneOf(AUTHS),
  authorizeUrl: isAddress,
  signInUrl: isAddress,
  clientId: isText,
  hostOrigins: (value) => Array.isArray(value) && value.every(isOrigin),
  postOnly: isFlag,
  statsOrigin: (value) => value === '' || isOrigin(value),
  links: (value) => {
    if (!isObject(value)) return false;
    const { settings, empty = {}, ...others } = value;
    return (
      Object.keys(others).length === 0 &&
      (settings === undefined || isAddress(settings)) &&
      isRecordOf(FILTER_NAMES, isAddress)(empty)
    );
  },
  jitterMs: (value) => typeof value === 'number' && value >= 0 && value <= POLL_BACKOFF_CAP_MS,
  theme: isOneOf(THEMES),
  features: isRecordOf(Object.keys(FEATURES), isFlag),
};

/** Whether each key is known and holds what it may. */
export const isGiven = (value: unknown): value is Given =>
  isObject(value) &&
  Object.entries(value).every(([key, held]) => Object.hasOwn(KEYS, key) && isKey(key) && KEYS[key](held));

const isKey = (key: string): key is keyof Given => key in KEYS;

/** Without an application there is nobody to give a token to; the provider's frame asks for none. */
export const lacksClientId = ({ auth, clientId }: Config): boolean => auth === 'token' && clientId === '';
