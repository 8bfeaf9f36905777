import { isJsonArray, isJsonObject, parseJson } from '../model/json';
import { withGaps } from '../model/php-lists';
import type { Platform } from '../platform';

/** The headers of each response, with the platform's time. */
export const ruledHeaders = ({ nowMs }: Platform): Readonly<Record<string, string>> => ({
  date: new Date(nowMs).toUTCString(),
});

/** The JSON of a successful response after the platform's rules are applied: its lists may have gaps. */
export const ruledText = ({ world: { rules } }: Platform, text: string): string =>
  rules.gaps && text.startsWith('{') ? JSON.stringify(withGaps(parseJson(text))) : text;

/** The JSON of a response with empty lists. */
export function withoutItems(text: string): string {
  const whole = parseJson(text);
  const entries = isJsonObject(whole) ? Object.entries(whole) : [];
  return JSON.stringify(
    Object.fromEntries(entries.map(([name, value]) => [name, isJsonArray(value) ? [] : value])),
  );
}
