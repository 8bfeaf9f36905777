import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json';
import { PlatformError } from './platform-error';

/** A text of a call's input, or undefined where it is not there; numbers count as their digits. */
export function textOf(input: JsonObject, name: string): string | undefined {
  const value = input[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** A text that must be there. Throws `invalid_input` (400) naming it. */
export function neededText(input: JsonObject, name: string): string {
  const value = textOf(input, name)?.trim();
  if (value === undefined || value === '')
    throw new PlatformError(400, 'invalid_input', `Missing parameter: ${name}`);
  return value;
}

/** A yes or no as JSON or a form says it; undefined where it is not there. Throws `invalid_input` (400). */
export function flagOf(input: JsonObject, name: string): boolean | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if ([true, 1, '1', 'true'].some((yes) => yes === value)) return true;
  if ([false, 0, '0', 'false', ''].some((no) => no === value)) return false;
  throw new PlatformError(400, 'invalid_input', `Invalid value for ${name}`);
}

/** A list as JSON (`[a, b]`), as brackets (`{ 0: a, 1: b }`) or as commas (`a,b`); empty where it is not there. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (isJsonArray(value)) return value;
  if (isJsonObject(value)) return Object.values(value);
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The texts of a list. */
export const textsOf = (value: Json | undefined): string[] =>
  listOf(value).flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? String(item) : []));

/** What of the input belongs to `names`. */
export const pick = (input: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
