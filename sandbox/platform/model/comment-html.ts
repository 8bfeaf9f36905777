import sax from 'sax';
import { b, code, i, isSequence, link, quote, type RichText } from './rich-text';
import { absolute } from './text-builder';
import type { Comment } from './types';

/** The tags that the text of a comment may have. */
const ALLOWED = 'a abbr acronym b blockquote cite code del em i q s strike strong'.split(' ');

/** The entities of HTML 4 and `apos`, which are kept. The `&` of any other entity is escaped. */
const { ENTITIES } = sax;

const LONE_AMPERSAND = new RegExp(
  `&(?!(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|${Object.keys(ENTITIES).join('|')});)`,
  'g',
);

/** Matches a comment, a tag with its attributes, or a `<` or `>` that is part of neither. */
const MARKUP = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[<>]/gi;

/**
 * Filters the text of a comment before it is stored: keeps allowed tags, removes others, and
 * escapes lone `<`, `>` and `&`.
 */
export function filterHtml(typed: string): string {
  return typed
    .trim()
    .replace(LONE_AMPERSAND, '&amp;')
    .replace(MARKUP, (token, slash: string | undefined, name = '', attributes = '') => {
      if (token === '<') return '&lt;';
      if (token === '>') return '&gt;';
      const tag = String(name).toLowerCase();
      if (!ALLOWED.includes(tag)) return '';
      if (slash === '/' || tag !== 'a') return `<${slash}${tag}>`;
      const [, url = ''] = /\bhref\s*=\s*["']?((?:https?:|mailto:)[^"'\s]*)/i.exec(String(attributes)) ?? [];
      return `<a href="${url}" rel="nofollow ugc">`;
    });
}

/** Matches a tag with its attributes, or text. */
const TOKEN = /<(\/?)([a-z]+)([^<>]*)>|[^<]+/gi;

const MARKS: Readonly<Record<string, (content: RichText, attributes: string) => RichText>> = {
  a: (content, attributes) => link(decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''), content),
  b,
  strong: b,
  i,
  em: i,
  cite: i,
  code,
  blockquote: quote,
};

/** Parses a stored text as rich text. Unclosed tags end at the end of the text. */
export function richTextOf(stored: string): RichText {
  const open: { readonly tag: string; readonly attributes: string; readonly parts: RichText[] }[] = [
    { tag: '', attributes: '', parts: [] },
  ];
  const close = (): void => {
    const { tag, attributes, parts } = open.pop() ?? { tag: '', attributes: '', parts: [] };
    open.at(-1)?.parts.push(MARKS[tag]?.(parts, attributes) ?? parts);
  };
  for (const [token, slash, tag, attributes = ''] of stored.matchAll(TOKEN)) {
    if (tag === undefined) open.at(-1)?.parts.push(decoded(token));
    else if (slash === '') open.push({ tag, attributes, parts: [] });
    else if (open.some((each) => each.tag === tag)) {
      while (open.at(-1)?.tag !== tag) close();
      close();
    }
  }
  while (open.length > 1) close();
  const parts = open[0]?.parts ?? [];
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : parts;
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? entity;
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const TAGS: Readonly<Record<string, string>> = { b: 'b', i: 'i', code: 'code', blockquote: 'blockquote' };

/** Converts a comment in rich text to its stored text. */
function htmlOf(text: RichText, origin: string): string {
  if (typeof text === 'string') return escaped(text);
  if (isSequence(text)) return text.map((part) => htmlOf(part, origin)).join('');
  if (text.kind !== 'mark') return escaped(text.alt);
  const content = htmlOf(text.content, origin);
  const tag = TAGS[text.type ?? ''];
  if (tag !== undefined) return `<${tag}>${content}</${tag}>`;
  const { url } = text.attributes;
  return text.type === undefined && typeof url === 'string'
    ? `<a href="${escaped(absolute(url, origin))}" rel="nofollow ugc">${content}</a>`
    : content;
}

/** Returns the stored text of a comment. */
export const storedText = ({ html, content }: Comment, origin: string): string =>
  html ?? htmlOf(content, origin);

/** The typographic replacements of quotes, dashes, dots and multiplication signs, in this order. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/---/g, '&#8212;'],
  [/ -- /g, ' &#8212; '],
  [/--/g, '&#8211;'],
  [/ - /g, ' &#8211; '],
  [/\.\.\./g, '&#8230;'],
  [/\b(\d+)x(?=\d+\b)/g, '$1&#215;'],
  [/(^|[\s([])"/g, '$1&#8220;'],
  [/"/g, '&#8221;'],
  [/(^|[\s([])'/g, '$1&#8216;'],
  [/'/g, '&#8217;'],
];

const SMILEYS: Readonly<Record<string, string>> = {
  ':)': '🙂',
  ':-)': '🙂',
  ';)': '😉',
  ':(': '🙁',
  ':D': '😀',
};
const SMILEY = /(?<=^|\s)(?::-?\)|;\)|:\(|:D)(?=$|\s)/g;
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\u200d|\ufe0f)*/gu;

const emojiImage = (emoji: string): string =>
  `<img class="emoji" src="/emoji/${emoji.codePointAt(0)?.toString(16) ?? ''}.png" alt="${emoji}" />`;

/** Formats a stored text as the platform displays it, in paragraphs. */
export function displayHtml(stored: string, hasEmojiImages: boolean): string {
  const linked = mapText(stored, ['a', 'code'], (text) =>
    text.replace(/(?<=^|[\s(])https?:\/\/[^\s"]+[^\s".,;:!?)]/g, '<a href="$&" rel="nofollow ugc">$&</a>'),
  );
  const typeset = mapText(linked, ['code'], (text) => {
    const lined = TYPOGRAPHY.reduce((before, [pattern, sign]) => before.replace(pattern, sign), text);
    const shown = lined.replace(SMILEY, (smiley) => emojiImage(SMILEYS[smiley] ?? smiley));
    return hasEmojiImages ? mapText(shown, [], (part) => part.replace(EMOJI, emojiImage)) : shown;
  });
  return typeset
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}

/** Changes the text between the tags, except within `verbatim` ones. */
function mapText(html: string, verbatim: readonly string[], change: (text: string) => string): string {
  let depth = 0;
  return html.replace(TOKEN, (token, slash: string | undefined, tag: string | undefined) => {
    if (tag === undefined) return depth > 0 ? token : change(token);
    if (verbatim.includes(tag)) depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    return token;
  });
}
