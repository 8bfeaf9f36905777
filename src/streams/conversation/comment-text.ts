import { countAtEnd } from '../../lib/count-at-end';
import { decodeEntities } from '../../lib/decode-entities';
import { linkAddress } from '../notes/addresses';
import type { Range } from '../notes/note';
import { cutHtml } from './cut-html';
import type { CommentText } from './state';

/** A comment, a tag with its attributes, or text. Each alternative starts with another character. */
const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;
const ALT = /(?:^|\s)alt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The range types of tags. */
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
/** Tags that start a new line, and how many line breaks are before and after them. */
const BREAKS: Readonly<Record<string, number>> = {
  br: 1,
  div: 1,
  li: 1,
  tr: 1,
  p: 2,
  pre: 2,
  blockquote: 2,
  ul: 2,
  ol: 2,
  table: 2,
  h1: 2,
  h2: 2,
  h3: 2,
  h4: 2,
  h5: 2,
  h6: 2,
};
/** Tags whose content is not text. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'textarea', 'title']);

/**
 * The text and the ranges of a comment's HTML, as the blocks of a note have them. The HTML is read,
 * and never given to the browser; unknown tags leave their content. Longer HTML than 20,000
 * characters is cut, which an ellipsis says.
 */
export function commentText(html: string): CommentText {
  const writer = new Writer();
  let hidden: string | undefined;
  for (const [token, slash, tagName, attributes = ''] of cutHtml(html).matchAll(TOKEN)) {
    const tag = tagName?.toLowerCase();
    if (hidden !== undefined) {
      if (slash === '/' && tag === hidden) hidden = undefined;
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) writer.write(token);
    } else if (slash === '/') writer.close(tag);
    else if (HIDDEN.has(tag)) hidden = tag;
    else writer.open(tag, attributes);
  }
  return writer.result();
}

const attribute = (pattern: RegExp, attributes: string): string => {
  const [, ...values] = pattern.exec(attributes) ?? [];
  return decodeEntities(values.join(''));
};

class Writer {
  #text = '';
  readonly #ranges: Range[] = [];
  readonly #open: { readonly tag: string; readonly start: number; readonly url: string }[] = [];

  write(token: string): void {
    if (this.#isVerbatim()) {
      this.#text += decodeEntities(token);
      return;
    }
    const text = decodeEntities(token.replace(/[ \t\r\n\f]+/g, ' '));
    this.#text += /^$|\s/.test(this.#text.slice(-1)) ? text.replace(/^ /, '') : text;
  }

  open(tag: string, attributes: string): void {
    this.#break(tag);
    if (tag === 'li') this.#text += '• ';
    // Images of smileys have the character.
    if (tag === 'img') this.write(attribute(ALT, attributes));
    if (Object.hasOwn(TYPES, tag))
      this.#open.push({ tag, start: this.#text.length, url: linkAddress(attribute(HREF, attributes)) });
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

  /** Ends the innermost range. Returns its tag; undefined if none is open. */
  #end(): string | undefined {
    const range = this.#open.pop();
    if (!range) return undefined;
    const { tag, start, url } = range;
    const type = TYPES[tag] ?? '';
    const end = this.#text.trimEnd().length;
    if (start < end && (tag !== 'a' || url !== ''))
      this.#ranges.push({
        start,
        end,
        type,
        url: tag === 'a' ? url : '',
        id: '',
        parent: '',
        value: '',
        siteId: undefined,
        postId: undefined,
      });
    return tag;
  }

  #break(tag: string): void {
    // Not `constructor`, which every object has.
    const count = Object.hasOwn(BREAKS, tag) ? BREAKS[tag] : undefined;
    if (count === undefined || (this.#isVerbatim() && tag !== 'pre')) return;
    const text = this.#text.slice(0, this.#text.length - countAtEnd(this.#text, ' '));
    if (text === '') return;
    const present = countAtEnd(text, '\n');
    this.#text = text + '\n'.repeat(tag === 'br' ? 1 : Math.max(0, count - present));
  }

  #isVerbatim(): boolean {
    return this.#open.some(({ tag }) => tag === 'pre');
  }
}
