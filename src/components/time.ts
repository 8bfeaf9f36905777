import {
  DAY_FROM_MS,
  HOUR_FROM_MS,
  JUST_NOW_UP_TO_MS,
  MINUTE_FROM_MS,
  MONTH_FROM_MS,
  RELATIVE_UP_TO_MS,
  YEAR_FROM_MS,
} from '../streams/timing';
import { englishAgo, englishDate, isEnglish } from './english-time';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.4 * DAY;
const YEAR = 365.25 * DAY;

/** Up to which age a unit tells the time, by section 9's thresholds. */
const UNITS: readonly {
  readonly below: number;
  readonly unit: Intl.RelativeTimeFormatUnitSingular;
  ms: number;
}[] = [
  { below: MINUTE_FROM_MS, unit: 'second', ms: SECOND },
  { below: HOUR_FROM_MS, unit: 'minute', ms: MINUTE },
  { below: DAY_FROM_MS, unit: 'hour', ms: HOUR },
  { below: MONTH_FROM_MS, unit: 'day', ms: DAY },
  { below: YEAR_FROM_MS, unit: 'month', ms: MONTH },
  { below: Infinity, unit: 'year', ms: YEAR },
];

/** Making a format costs far more than using one, and not every panel needs each: it is made when it is first asked for. */
function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

// 'auto' says "now" for 0 seconds, and would say "yesterday" of 22 hours ago, which may well have been today.
const justNow = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const ago = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const date = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const dateAndTime = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
);

/** Of a note without a readable time it is 0; dates beyond this make Intl throw. */
const isTime = (timestamp: number): boolean => timestamp > 0 && timestamp <= 8.64e15;

/** How long ago, in words (section 9). A time ahead of our clock is now. */
export function relativeTime(ageMs: number, locale: string): string {
  if (ageMs <= JUST_NOW_UP_TO_MS) return isEnglish(locale) ? 'now' : justNow(locale).format(0, 'second');
  const { unit, ms } = UNITS.find(({ below }) => ageMs < below) ?? { unit: 'year' as const, ms: YEAR };
  // At 45 s we say a minute, at 22 h a day: never "0 minutes ago".
  const count = Math.max(1, Math.round(ageMs / ms));
  return isEnglish(locale) ? englishAgo(count, unit) : ago(locale).format(-count, unit);
}

/** A note's time as shown: relative up to five days, then its date (section 9); '' for a time that is none. */
export function timeText(timestamp: number, now: number, locale: string): string {
  if (!isTime(timestamp)) return '';
  const age = now - timestamp;
  if (age <= RELATIVE_UP_TO_MS) return relativeTime(age, locale);
  return isEnglish(locale) ? englishDate(timestamp) : date(locale).format(timestamp);
}

/** The whole date and time, for the title of a relative one. */
export const fullTime = (timestamp: number, locale: string): string =>
  isTime(timestamp) ? dateAndTime(locale).format(timestamp) : '';

/** The machine-readable time. */
export const isoTime = (timestamp: number): string =>
  isTime(timestamp) ? new Date(timestamp).toISOString() : '';
