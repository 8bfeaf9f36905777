/**
 * Whether there is nothing to be read in a text: no letter, number, sign or symbol. Marks of direction are none. Nearly every
 * text has a plain one, and is spared the classes of Unicode, which take 2 ms to be made, before the first row.
 */
export const isBlank = (text: string): boolean => !/\w/.test(text) && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
