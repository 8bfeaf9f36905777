/** Whether there is nothing to be read in a text: no letter, number, sign or symbol. Marks of direction are none. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
