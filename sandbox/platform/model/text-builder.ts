import type { JsonObject } from './json';
import { isSequence, type RichElement, type RichText } from './rich-text';

/**
 * Flattens rich text to `{ text, ranges, media }`, the format of a note's blocks. Indices count
 * UTF-16 code units, like the length of a JavaScript string. `origin` is put before addresses that
 * begin with `/`.
 */
export function buildText(content: RichText, origin: string): JsonObject {
  const builder = new TextBuilder(origin);
  builder.add(content);
  return builder.build();
}

class TextBuilder {
  private text = '';
  private readonly ranges: JsonObject[] = [];
  private readonly media: JsonObject[] = [];

  constructor(private readonly origin: string) {}

  add(content: RichText): void {
    if (typeof content === 'string') this.text += content;
    else if (isSequence(content)) for (const part of content) this.add(part);
    else this.addElement(content);
  }

  build(): JsonObject {
    return {
      text: this.text,
      // The platform omits empty lists.
      ...(this.ranges.length > 0 && { ranges: this.ranges }),
      ...(this.media.length > 0 && { media: this.media }),
    };
  }

  private addElement(element: RichElement): void {
    const start = this.text.length;
    this.add(element.kind === 'mark' ? element.content : element.alt);
    const indices = [start, this.text.length];
    if (element.kind !== 'mark') {
      const side = element.kind === 'badge' ? '256' : '640';
      this.media.push({
        type: element.kind,
        indices,
        height: element.kind === 'badge' ? side : '400',
        width: side,
        url: absolute(element.source, this.origin),
      });
      return;
    }
    const { url, ...attributes } = element.attributes;
    this.ranges.push({
      ...(element.type !== undefined && { type: element.type }),
      indices,
      ...(typeof url === 'string' && { url: absolute(url, this.origin) }),
      ...attributes,
    });
  }
}

/** Prefixes an address that begins with `/` with the platform's origin. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
