import { decodeEntities } from './read-html';

/** Returns the value of an attribute of an HTML tag; '' if the tag does not have the attribute. */
export function htmlAttribute(attributes: string, name: 'alt' | 'href'): string {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i');
  const [, ...values] = pattern.exec(attributes) ?? [];
  return decodeEntities(values.join(''));
}
