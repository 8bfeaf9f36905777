import type { Range } from '../notes/note';

/** Creates the range of a style or a link that refers to no note, post or site. */
export const rangeOf = (start: number, end: number, type: string, url: string): Range => {
  return { start, end, type, url, id: '', parent: '', value: '', siteId: undefined, postId: undefined };
};
