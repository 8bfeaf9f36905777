/** Readers of unknown JSON: each gives a value of its type, or the stated fallback. They never throw. */

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): Json => (isObject(value) ? value : {});

export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A finite number, or a text that is one ("240px" counts as 240), else undefined. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number from 0 on that JavaScript can hold exactly, given as a number or its digits, else undefined. */
export function asId(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** 0/1, "0"/"1" and true/false, as the platform's generations say yes and no; else undefined. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const number = asId(value);
  return number === undefined ? undefined : number > 0;
}
