import { html } from 'hono/html';
import { isSequence, type RichMark, type RichText } from '../model/rich-text';
import type { Html } from './layout';

/** Renders rich text as HTML, with the text escaped. */
export function richHtml(text: RichText): Html {
  if (typeof text === 'string') return html`${text}`;
  if (isSequence(text)) return html`${text.map(richHtml)}`;
  if (text.kind !== 'mark')
    return html`<img src="${text.source}" alt="${text.alt}" width="640" height="400" />`;
  return markHtml(text);
}

function markHtml({ type, content, attributes: { url } }: RichMark): Html {
  const inner = richHtml(content);
  switch (type) {
    case 'b':
      return html`<b>${inner}</b>`;
    case 'i':
      return html`<i>${inner}</i>`;
    case 'code':
      return html`<code>${inner}</code>`;
    case 'blockquote':
      return html`<blockquote>${inner}</blockquote>`;
    case 'list':
      return html`<ul>
        ${itemsOf(content).map((item) => html`<li>${richHtml(item)}</li>`)}
      </ul>`;
    case 'match':
      return html`<mark>${inner}</mark>`;
    default:
      return typeof url === 'string' && /^(\/|https?:|mailto:)/.test(url)
        ? html`<a href="${url}">${inner}</a>`
        : inner;
  }
}

/** Splits the flat form of a list into items without bullets and white space. */
function itemsOf(content: RichText): RichText[] {
  if (typeof content === 'string' || !isSequence(content)) return [content];
  return content.map((item) => (typeof item !== 'string' && isSequence(item) ? (item[1] ?? '') : item));
}
