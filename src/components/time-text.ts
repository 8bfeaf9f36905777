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

/** A unit for ages. The unit is used for ages below `below`, and is `ms` long, both in milliseconds. */
interface Unit {
  readonly below: number;
  readonly unit: Intl.RelativeTimeFormatUnitSingular;
  readonly ms: number;
}

const HOURS: Unit = { below: DAY_FROM_MS, unit: 'hour', ms: HOUR };
const YEARS: Unit = { below: Infinity, unit: 'year', ms: YEAR };

/** The units in ascending order, with the thresholds of section 9. */
const UNITS: readonly Unit[] = [
  { below: MINUTE_FROM_MS, unit: 'second', ms: SECOND },
  { below: HOUR_FROM_MS, unit: 'minute', ms: MINUTE },
  HOURS,
  { below: MONTH_FROM_MS, unit: 'day', ms: DAY },
  { below: YEAR_FROM_MS, unit: 'month', ms: MONTH },
  YEARS,
];

/** Returns a function that creates a format at its first use and keeps it, because creating one is slow. */
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
 * Whether a timestamp can be formatted. Notes without a valid time have the timestamp 0, and Intl throws for
 * timestamps above 8.64e15.
 */
const isTime = (timestamp: number): boolean => timestamp > 0 && timestamp <= 8.64e15;

/**
 * A time as an age in words (section 9). A time in the future, which a slow clock causes, is "now". Days are
 * counted by the calendar, like the groups of the list: "1 day ago" is always yesterday, never today.
 */
export function relativeTime(timestamp: number, now: number, locale: string): string {
  const age = now - timestamp;
  if (age <= JUST_NOW_UP_TO_MS) return isEnglish(locale) ? 'now' : justNow(locale).format(0, 'second');
  const { unit, ms } = unitOf(age, () => startOfDay(timestamp) === startOfDay(now));
  const units = unit === 'day' ? daysBetween(timestamp, now) : Math.round(age / ms);
  // At least 1, because some thresholds are shorter than the unit, such as 45 s for a minute.
  const count = Math.max(1, units);
  return isEnglish(locale) ? englishAgo(count, unit) : ago(locale).format(-count, unit);
}

function unitOf(age: number, isToday: () => boolean): Unit {
  const unit = UNITS.find(({ below }) => age < below) ?? YEARS;
  // A time of today may be up to 25 hours old if the clock changes.
  return unit.unit === 'day' && isToday() ? HOURS : unit;
}

/** The start of a local day in epoch milliseconds. It may be 1:00, if the clock changes at midnight. */
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/**
 * The number of local midnights between two times. Rounded, because a day on which the clock changes has 23 or
 * 25 hours.
 */
const daysBetween = (from: number, to: number): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / DAY);

/**
 * The time of a note in words: its age for up to five days, then its date (section 9); '' for an invalid time.
 */
export function timeText(timestamp: number, now: number, locale: string): string {
  if (!isTime(timestamp)) return '';
  if (now - timestamp <= RELATIVE_UP_TO_MS) return relativeTime(timestamp, now, locale);
  return isEnglish(locale) ? englishDate(timestamp) : date(locale).format(timestamp);
}

/** The full date and time, for a tooltip; '' for an invalid time. */
export const fullTime = (timestamp: number, locale: string): string =>
  isTime(timestamp) ? dateAndTime(locale).format(timestamp) : '';

/** The time in ISO 8601 format, for the attribute `datetime`; '' for an invalid time. */
export const isoTime = (timestamp: number): string =>
  isTime(timestamp) ? new Date(timestamp).toISOString() : '';
