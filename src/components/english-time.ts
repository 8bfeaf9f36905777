/** The locales whose dates this file formats. Other variants of English format them differently. */
const LOCALES = new Set(['en', 'en-US']);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Whether this file formats the times of a locale, in the same words as `Intl`. The first `Intl` format takes
 * 12 ms to create, 50 ms on a slow processor, which would delay the first row (decision
 * english-times-without-intl).
 */
export const isEnglish = (locale: string): boolean => LOCALES.has(locale);

/** Returns a text such as "5 minutes ago"; `unit` is a unit of `Intl.RelativeTimeFormat`. */
export const englishAgo = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Returns a text such as "Nov 15, 2026", in local time. */
export function englishDate(timestamp: number): string {
  const date = new Date(timestamp);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
