import { parseAddress, webAddress } from '../streams/notes/addresses';
import { isObject } from '../lib/json';
import { FILTER_NAMES } from '../streams/list/state';
import { POLL_BACKOFF_CAP_MS } from '../streams/timing';
import { AUTHS, type Config, FEATURES, type Links, THEMES } from './config';
import { type PresetName, PRESETS } from './presets';

/** The links that an operator may set. Links that are missing come from the preset. */
export type LinksInput = Partial<Omit<Links, 'empty'>> & { readonly empty?: Partial<Links['empty']> };

/** The configuration that an operator writes: a preset, and the values that differ from it. */
export type ConfigInput = { readonly preset?: PresetName; readonly links?: LinksInput } & {
  readonly features?: Partial<Config['features']>;
} & Partial<Omit<Config, 'links' | 'features'>>;

/** The keys of `links` whose value is a single address. */
export const PAGES: readonly string[] = ['settings', 'notifications'] satisfies readonly (keyof Links)[];

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export const isAddress = (value: unknown): boolean => isText(value) && webAddress(value) === value;
/**
 * Browsers differ in which characters they refuse in the name of a host, and some of these characters end an
 * origin in a content security policy.
 */
const ORIGIN = /^https?:\/\/[\w.[:\]-]+$/;
export const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && ORIGIN.test(value) && parseAddress(value)?.origin === value;
const isOneOf =
  (names: readonly string[]) =>
  (value: unknown): boolean =>
    names.some((name) => name === value);
const isRecordOf =
  (names: readonly string[], isValid: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    isObject(value) && Object.entries(value).every(([name, held]) => names.includes(name) && isValid(held));

/** A validator for each configuration key. */
export const VALIDATORS: Readonly<Record<keyof ConfigInput, (value: unknown) => boolean>> = {
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
    const { empty = {}, ...pages } = value;
    return isRecordOf(PAGES, isAddress)(pages) && isRecordOf(FILTER_NAMES, isAddress)(empty);
  },
  jitterMs: (value) => typeof value === 'number' && value >= 0 && value <= POLL_BACKOFF_CAP_MS,
  theme: isOneOf(THEMES),
  features: isRecordOf(Object.keys(FEATURES), isFlag),
};

/** Whether a value has only known keys with valid values. */
export const isConfigInput = (value: unknown): value is ConfigInput =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, held]) => Object.hasOwn(VALIDATORS, key) && isKey(key) && VALIDATORS[key](held),
  );

const isKey = (key: string): key is keyof ConfigInput => key in VALIDATORS;

/**
 * Whether the id of the OAuth application is missing. OAuth needs it; access through the provider's frame does
 * not.
 */
export const isClientIdMissing = ({ auth, clientId }: Config): boolean => auth === 'token' && clientId === '';
