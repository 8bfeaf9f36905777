/** Text with markup, from which both notes (text and ranges) and pages (HTML) are made. */
export type RichText = string | readonly RichText[] | RichElement;

/** An image in the text. `alt` is the text that the image covers, often ''. */
export interface RichImage {
  readonly kind: 'image' | 'badge';
  readonly source: string;
  readonly alt: string;
}

/** Text with a range. `attributes` are additional keys of the range (url, id, site_id, ...). */
export interface RichMark {
  readonly kind: 'mark';
  /** Range type; undefined for a plain link, which has no type on the platform. */
  readonly type: string | undefined;
  readonly content: RichText;
  readonly attributes: Readonly<Record<string, string | number | null>>;
}

export type RichElement = RichImage | RichMark;

/** Creates a mark. `buildText` adds the platform's origin to an address that begins with `/`. */
export const mark = (
  type: string | undefined,
  content: RichText,
  attributes: RichMark['attributes'] = {},
): RichMark => ({ kind: 'mark', type, content, attributes });

export const b = (content: RichText): RichMark => mark('b', content);
export const i = (content: RichText): RichMark => mark('i', content);
export const code = (content: RichText): RichMark => mark('code', content);
export const quote = (content: RichText): RichMark => mark('blockquote', content);
export const match = (content: RichText): RichMark => mark('match', content);
export const link = (url: string, content: RichText): RichMark => mark(undefined, content, { url });
/** Creates a character of the platform's icon font, which covers no text. */
export const noticon = (value: string): RichMark => mark('noticon', '', { value });
export const image = (source: string, alt = ''): RichImage => ({ kind: 'image', source, alt });
export const badge = (name: string, alt = ''): RichImage => ({
  kind: 'badge',
  source: `/badge/${name}.svg`,
  alt,
});

/** Creates a list in the platform's flat form: each item between a tab with a bullet and white space. */
export const list = (...items: readonly RichText[]): RichMark =>
  mark(
    'list',
    items.map((item) => ['\t• ', item, '\n\t\n']),
  );

/** Whether rich text is a sequence. `Array.isArray` does not narrow read-only arrays. */
export function isSequence(text: RichText): text is readonly RichText[] {
  return Array.isArray(text);
}

/** Returns the text without its markup. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  if (isSequence(text)) return text.map(plainText).join('');
  return text.kind === 'mark' ? plainText(text.content) : text.alt;
}
