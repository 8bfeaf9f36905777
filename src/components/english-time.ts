/** English as Chromium's `Intl` writes it by default; other varieties write dates in other ways. */
const LOCALES = new Set(['en', 'en-US']);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Whether the times of a locale are those of this file, which are the very ones that `Intl` would write: its first format takes
 * 12 ms to be made, 50 on a slow processor, and the first row would wait for it (decision 173).
 */
export const isEnglish = (locale: string): boolean => LOCALES.has(locale);

/** "5 minutes ago", of a unit as `Intl.RelativeTimeFormat` names them. */
export const englishAgo = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** "Nov 15, 2026", where the blogger is. */
export function englishDate(timestamp: number): string {
  const date = new Date(timestamp);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
