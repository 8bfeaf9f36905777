/** Formats a value as JSON for a message, cut to `maxLength` characters. Never throws. */
export function formatValue(value: unknown, maxLength = 60): string {
  const text = asText(value);
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** Converts the value to JSON. Returns undefined if the value has no JSON form or is circular. */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  // JSON would turn NaN and Infinity into null.
  if (typeof value === 'number') return String(value);
  return toJson(value) ?? (value === undefined ? 'undefined' : Object.prototype.toString.call(value));
}
