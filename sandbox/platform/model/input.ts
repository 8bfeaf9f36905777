import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json';
import { PlatformError } from './platform-error';

/** A text parameter, or undefined if absent. A number is returned as its digits. */
export function textOf(input: JsonObject, name: string): string | undefined {
  const value = input[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** A required text parameter. Throws `invalid_input` (400), which names it. */
export function requiredText(input: JsonObject, name: string): string {
  const value = textOf(input, name)?.trim();
  if (value === undefined || value === '')
    throw new PlatformError(400, 'invalid_input', `Missing parameter: ${name}`);
  return value;
}

/**
 * A boolean parameter as JSON or a form writes it, or undefined if absent. Throws `invalid_input`
 * (400).
 */
export function booleanOf(input: JsonObject, name: string): boolean | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if ([true, 1, '1', 'true'].some((yes) => yes === value)) return true;
  if ([false, 0, '0', 'false', ''].some((no) => no === value)) return false;
  throw new PlatformError(400, 'invalid_input', `Invalid value for ${name}`);
}

/**
 * A list in one of three forms: JSON (`[a, b]`), brackets (`{ 0: a, 1: b }`) or commas (`a,b`).
 * Empty if absent.
 */
export function listOf(value: Json | undefined): readonly Json[] {
  if (isJsonArray(value)) return value;
  if (isJsonObject(value)) return Object.values(value);
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The texts and numbers of a list, as texts. */
export const textsOf = (value: Json | undefined): string[] =>
  listOf(value).flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? String(item) : []));

/** The parameters that are in `names`. */
export const pick = (input: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
