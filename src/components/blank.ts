/**
 * Whether a text has no letter, number, punctuation or symbol. Direction marks do not count. Nearly
 * all texts have an ASCII letter, so the Unicode classes, which take 2 ms to compile before the
 * first row, are tested last.
 */
export const isBlank = (text: string): boolean => !/\w/.test(text) && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
