import { isEnglish } from './english-time';

/** From here on, numbers have a separator. */
const SEPARATED_FROM = 1000;

/** A count as the locale writes it. English needs no `Intl`, for the reason in english-time.ts. */
export const countText = (count: number, locale: string): string =>
  isEnglish(locale) && count < SEPARATED_FROM ? String(count) : count.toLocaleString(locale);
