import { asArray } from '../lib/json';
import { configBlock } from './config-block';

/**
 * Whether the configuration block lists all pages around the frame (decision framing-check). Throws in a
 * browser without `ancestorOrigins`.
 */
export function isTrustedPage({ parent, self, location, document }: Window & typeof globalThis): boolean {
  if (parent === self) return true;
  const hosts = asArray(configBlock(document).hostOrigins);
  return [...location.ancestorOrigins].every((origin) => hosts.includes(origin));
}
