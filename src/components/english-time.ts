/** The locales whose dates this file formats. Other variants of English have other formats. */
const LOCALES = new Set(['en', 'en-US']);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Whether this file formats the times of a locale, in the same words as `Intl`. Creating the first `Intl`
 * format takes 12 ms, and 50 ms on a slow processor, which would delay the first row (decision
 * english-times-without-intl).
 */
export const isEnglish = (locale: string): boolean => LOCALES.has(locale);

/** Formats an age as in "5 minutes ago". `unit` is a unit of `Intl.RelativeTimeFormat`. */
export const englishAgo = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Formats a local date as in "Nov 15, 2026". */
export function englishDate(timestamp: number): string {
  const date = new Date(timestamp);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
