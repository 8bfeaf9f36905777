import { isEnglish } from './english-time';

/** The lowest number that is written with a thousands separator. */
const SEPARATED_FROM = 1000;

/** Formats a count for the locale. English does not use `Intl`, for the reason in english-time.ts. */
export const countText = (count: number, locale: string): string =>
  isEnglish(locale) && count < SEPARATED_FROM ? String(count) : count.toLocaleString(locale);
