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

/** The unit for each age, by the thresholds of section 9. `below` and `ms` are in milliseconds. */
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

/** Creates a format at its first use and keeps it, because creating one is slow. */
function perLocale<T>(create: (locale: string) => T): (locale: string) => T {
  const formats = new Map<string, T>();
  return (locale) => {
    const format = formats.get(locale) ?? create(locale);
    formats.set(locale, format);
    return format;
  };
}

// 'auto' writes "now" for 0 seconds. It is not used for ages, because it writes "yesterday" for 22
// hours ago, which may be today.
const justNow = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const ago = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const date = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const dateAndTime = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
);

/**
 * False for 0, the timestamp of a note without a valid time, and for dates that make Intl throw.
 */
const isTime = (timestamp: number): boolean => timestamp > 0 && timestamp <= 8.64e15;

/** An age in words (section 9). A negative age, of a clock that is behind, is "now". */
export function relativeTime(ageMs: number, locale: string): string {
  if (ageMs <= JUST_NOW_UP_TO_MS) return isEnglish(locale) ? 'now' : justNow(locale).format(0, 'second');
  const { unit, ms } = UNITS.find(({ below }) => ageMs < below) ?? { unit: 'year' as const, ms: YEAR };
  // Thresholds are below one unit, such as 45 s for a minute, so at least 1.
  const count = Math.max(1, Math.round(ageMs / ms));
  return isEnglish(locale) ? englishAgo(count, unit) : ago(locale).format(-count, unit);
}

/**
 * The time of a note: its age up to five days, then its date (section 9); '' for an invalid time.
 */
export function timeText(timestamp: number, now: number, locale: string): string {
  if (!isTime(timestamp)) return '';
  const age = now - timestamp;
  if (age <= RELATIVE_UP_TO_MS) return relativeTime(age, locale);
  return isEnglish(locale) ? englishDate(timestamp) : date(locale).format(timestamp);
}

/** The full date and time, for a title; '' for an invalid time. */
export const fullTime = (timestamp: number, locale: string): string =>
  isTime(timestamp) ? dateAndTime(locale).format(timestamp) : '';

/** The time as ISO 8601, for `datetime`; '' for an invalid time. */
export const isoTime = (timestamp: number): string =>
  isTime(timestamp) ? new Date(timestamp).toISOString() : '';
