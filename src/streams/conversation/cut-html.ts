import { cutText } from '../notes/limits';
import { TEXT_MAX_CHARS } from '../timing';

/** HTML, cut before a tag or an entity of which only the start would be left, with an ellipsis. */
export const cutHtml = (html: string): string =>
  html.length > TEXT_MAX_CHARS
    ? `${cutText(html, TEXT_MAX_CHARS - 1).replace(/(<([a-z/!][^<>]*)?|&#?\w{0,7})$/i, '')}…`
    : html;
