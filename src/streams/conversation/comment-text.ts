import { countAtEnd } from '../../lib/count-at-end';
import { linkAddress } from '../notes/addresses';
import { htmlAttribute } from '../notes/html-attribute';
import { cutText } from '../notes/limits';
import type { Range } from '../notes/note';
import { readHtml } from '../notes/read-html';
import { TEXT_MAX_CHARS } from '../timing';
import { rangeOf } from './range-of';
import type { CommentText } from './state';

/** Range types by HTML tag; '' for a link. */
const TYPES: Readonly<Record<string, string>> = {
  a: '',
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  cite: 'i',
  code: 'code',
  pre: 'code',
  blockquote: 'blockquote',
};
/** HTML tags that start a new line, and tags that are surrounded by empty lines. */
const LINES = 'br div li tr'.split(' ');
const PARAGRAPHS = 'p pre blockquote ul ol table h1 h2 h3 h4 h5 h6'.split(' ');
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
/** HTML tags whose content is dropped. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'textarea', 'title']);

/**
 * Converts a comment's HTML to text and ranges in the format of a note's block. Unknown tags are dropped, but
 * not their content. HTML longer than 20,000 characters is cut and ends with an ellipsis.
 */
export function commentText(html: string): CommentText {
  const writer = new Writer();
  let hidden: string | undefined;
  for (const { text, tag, attributes } of readHtml(cut(html).replace(COMMENTS, '')))
    if (hidden !== undefined) {
      if (tag === `/${hidden}`) hidden = undefined;
    } else if (tag === '') writer.write(text);
    else if (tag.startsWith('/')) writer.close(tag.slice(1));
    else if (HIDDEN.has(tag)) hidden = tag;
    else writer.open(tag, attributes);
  return writer.result();
}

/** Cuts HTML to 20,000 characters, and drops a tag or an entity that the cut would split. */
const cut = (html: string): string =>
  html.length > TEXT_MAX_CHARS
    ? `${cutText(html, TEXT_MAX_CHARS - 1).replace(/(<([a-z/!][^<>]*)?|&#?\w{0,7})$/i, '')}…`
    : html;

class Writer {
  #text = '';
  readonly #ranges: Range[] = [];
  readonly #open: { readonly tag: string; readonly start: number; readonly url: string }[] = [];

  write(text: string): void {
    if (this.#isVerbatim()) this.#text += text;
    else {
      const line = text.replace(/[ \t\r\n\f]+/g, ' ');
      this.#text += /^$|\s/.test(this.#text.slice(-1)) ? line.replace(/^ /, '') : line;
    }
  }

  open(tag: string, attributes: string): void {
    this.#break(tag);
    if (tag === 'li') this.#text += '• ';
    // The `alt` text of a smiley is its character.
    if (tag === 'img') this.write(htmlAttribute(attributes, 'alt'));
    if (Object.hasOwn(TYPES, tag))
      this.#open.push({
        tag,
        start: this.#text.length,
        url: linkAddress(htmlAttribute(attributes, 'href')),
      });
  }

  close(tag: string): void {
    if (this.#open.some((each) => each.tag === tag)) while (this.#end() !== tag);
    if (tag !== 'br') this.#break(tag);
  }

  result(): CommentText {
    while (this.#end() !== undefined);
    const text = this.#text.trimEnd();
    const ranges = this.#ranges.flatMap((range) => {
      const end = Math.min(range.end, text.length);
      return range.start < end ? { ...range, end } : [];
    });
    return { text, ranges, media: [] };
  }

  /** Ends the innermost open range. Returns its tag, or undefined if no range is open. */
  #end(): string | undefined {
    const range = this.#open.pop();
    if (!range) return undefined;
    const { tag, start, url } = range;
    const type = TYPES[tag] ?? '';
    const end = this.#text.trimEnd().length;
    if (start < end && (tag !== 'a' || url !== ''))
      this.#ranges.push(rangeOf(start, end, type, tag === 'a' ? url : ''));
    return tag;
  }

  #break(tag: string): void {
    const count = PARAGRAPHS.includes(tag) ? 2 : Number(LINES.includes(tag));
    if (count === 0 || (this.#isVerbatim() && tag !== 'pre')) return;
    const text = this.#text.slice(0, this.#text.length - countAtEnd(this.#text, ' '));
    if (text === '') return;
    const present = countAtEnd(text, '\n');
    this.#text = text + '\n'.repeat(tag === 'br' ? 1 : Math.max(0, count - present));
  }

  #isVerbatim(): boolean {
    return this.#open.some(({ tag }) => tag === 'pre');
  }
}
