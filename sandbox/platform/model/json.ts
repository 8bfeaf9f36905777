/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object, such as a note or a response of the platform. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether an unknown value is an object with keys (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a parsed JSON value is an object. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a JSON array. `Array.isArray` does not narrow a read-only array. */
export function isJsonArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** `JSON.parse` with a precise type. Throws SyntaxError for malformed text. */
export function parseJson(text: string): Json {
  const parsed: unknown = JSON.parse(text);
  return toJson(parsed);
}

/**
 * Converts an unknown value to JSON. Values that JSON cannot hold (functions, undefined) become
 * null.
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toJson);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  }
  return null;
}

/** Converts a number or a string of digits to an integer; undefined for anything else. */
export function toId(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
