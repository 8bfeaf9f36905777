/** Typed readers of unknown JSON values. Each returns a value of its type or a fallback, and never throws. */

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): Json => (isObject(value) ? value : {});

export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a finite number, or a string that starts with one ("240px" is 240); otherwise undefined. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Reads a positive safe integer from a number or a string of digits; undefined for any other value. The
 * platform sends 0 for an unknown id.
 */
export function asId(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/**
 * Reads a boolean from true/false, 0/1 or "0"/"1"; otherwise undefined. The platform uses all three
 * forms, depending on the age of the endpoint.
 */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === '0') return false;
  return asId(value) === undefined ? undefined : true;
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
