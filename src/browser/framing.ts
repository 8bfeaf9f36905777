import { parseAddress } from '../streams/notes/addresses';

export interface KnownOrigins {
  /** Origins of pages that may frame the panel. If empty, no page may. */
  readonly hosts: readonly string[];
  /** The address of the sign-in page, which is the referrer after a sign-in. */
  readonly authorizeUrl: string;
}

/**
 * Whether any page around the panel's frame is not a configured host. The header `frame-ancestors` enforces the
 * same rule; this check also works if a server does not send the header. Browsers without `ancestorOrigins`
 * have at most the referrer; without a referrer, only the header protects the panel. The script in index.html,
 * which runs earlier, checks only the hosts in the configuration block.
 */
export function isForeignFrame(
  { parent, self, location, document }: Window & typeof globalThis,
  { hosts, authorizeUrl }: KnownOrigins,
): boolean {
  if (parent === self) return false;
  if (hosts.length === 0) return true;
  const ancestors = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : undefined;
  if (ancestors) return ancestors.some((origin) => !hosts.includes(origin));
  const referrer = parseAddress(document.referrer)?.origin;
  const known = [...hosts, location.origin, parseAddress(authorizeUrl)?.origin];
  return referrer !== undefined && !known.includes(referrer);
}
