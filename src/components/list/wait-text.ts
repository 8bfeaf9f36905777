import { __, sprintf } from '../../i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Unit = 'minute' | 'hour' | 'day';

/** Formats by locale and unit, kept because creating one is slow. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, unit: Unit): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
}

/** How long a comment has waited, in whole minutes, hours or days; '' for a note without a time. */
export function waitText(timestamp: number, now: number, locale: string): string {
  if (timestamp <= 0) return '';
  const age = Math.max(now - timestamp, MINUTE_MS);
  const [unit, ms]: [Unit, number] =
    age < HOUR_MS ? ['minute', MINUTE_MS] : age < DAY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS];
  // translators: %s: how long a comment has waited for an answer, such as "3 days".
  return sprintf(__('Waiting %s'), formatOf(locale, unit).format(Math.floor(age / ms)));
}
