import type { Range } from '../notes/note';

/** A style or a link of a text that names no note, post or site. */
export const rangeOf = (start: number, end: number, type: string, url: string): Range => {
  return { start, end, type, url, id: '', parent: '', value: '', siteId: undefined, postId: undefined };
};
