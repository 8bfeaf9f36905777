import { decodeEntities } from './read-html';

/** The value of an attribute of a tag; '' if the tag does not have it. */
export function htmlAttribute(attributes: string, name: 'alt' | 'href'): string {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i');
  const [, ...values] = pattern.exec(attributes) ?? [];
  return decodeEntities(values.join(''));
}
