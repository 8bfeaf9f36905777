import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json';
import { PlatformError } from './platform-error';

/** Returns a text parameter, or undefined if absent. A number is converted to text. */
export function textOf(input: JsonObject, name: string): string | undefined {
  const value = input[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** Returns a required text parameter. Throws `invalid_input` (400) with the parameter's name. */
export function requiredText(input: JsonObject, name: string): string {
  const value = textOf(input, name)?.trim();
  if (value === undefined || value === '')
    throw new PlatformError(400, 'invalid_input', `Missing parameter: ${name}`);
  return value;
}

/** Parses a boolean parameter from JSON or a form; undefined if absent. Throws `invalid_input` (400). */
export function booleanOf(input: JsonObject, name: string): boolean | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if ([true, 1, '1', 'true'].some((yes) => yes === value)) return true;
  if ([false, 0, '0', 'false', ''].some((no) => no === value)) return false;
  throw new PlatformError(400, 'invalid_input', `Invalid value for ${name}`);
}

/**
 * Parses a list in one of three forms: JSON (`[a, b]`), brackets (`{ 0: a, 1: b }`) or commas
 * (`a,b`). Empty if absent.
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

/** Returns the strings and numbers of a list, as strings. */
export const textsOf = (value: Json | undefined): string[] =>
  listOf(value).flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? String(item) : []));

/** Returns the parameters with these names. */
export const pick = (input: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
