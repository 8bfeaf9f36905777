import { PlatformError } from '../model/platform-error';
import type { JsonObject } from '../model/json';

/** A string field, or undefined if absent. Throws `invalid_input` for any other type. */
export function textField(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new PlatformError(400, 'invalid_input', `${name} must be a string`);
  return value;
}

/** A number of at least 0, or undefined if absent. Throws `invalid_input`. */
export function numberField(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || value < 0) {
    throw new PlatformError(400, 'invalid_input', `${name} must be a number of at least 0`);
  }
  return value;
}

/** A boolean field, or undefined if absent. Throws `invalid_input`. */
export function booleanField(body: JsonObject, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean')
    throw new PlatformError(400, 'invalid_input', `${name} must be true or false`);
  return value;
}
