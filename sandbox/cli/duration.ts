const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/**
 * Parses a time such as `500ms`, `20s` or `2m` to milliseconds. Returns undefined for 0 and for
 * anything else.
 */
export function parseDuration(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text) ?? [];
  const ms = Number(number) * (units[unit] ?? 0);
  return ms > 0 ? ms : undefined;
}
