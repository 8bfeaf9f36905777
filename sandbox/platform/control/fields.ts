import { PlatformError } from '../model/platform-error';
import type { JsonObject } from '../model/json';

/** A text field of a control's body, or undefined when absent. Throws `invalid_input` for anything else. */
export function textField(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new PlatformError(400, 'invalid_input', `${name} must be a string`);
  return value;
}

/** A number of at least 0, or undefined when absent. */
export function numberField(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || value < 0) {
    throw new PlatformError(400, 'invalid_input', `${name} must be a number of at least 0`);
  }
  return value;
}

/** A yes or no, or undefined when absent. */
export function flagField(body: JsonObject, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean')
    throw new PlatformError(400, 'invalid_input', `${name} must be true or false`);
  return value;
}
