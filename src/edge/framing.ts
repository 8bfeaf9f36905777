import { parseAddress } from '../streams/notes/addresses';

/** Whom the panel knows, by their origins. */
export interface KnownOrigins {
  /** Who may frame it; with none, any page may. */
  readonly hosts: readonly string[];
  /** Where the blogger signs in: after that, the referrer is this page. */
  readonly authorizeUrl: string;
}

/**
 * Whether a page that is not configured frames the panel, or frames one that does. The header `frame-ancestors` says the
 * same to the browser; this holds where a server does not send it. Browsers that do not name the ancestors name the
 * referrer, or nobody: then the header alone protects.
 */
export function isForeignFrame(
  { parent, self, location, document }: Window & typeof globalThis,
  { hosts, authorizeUrl }: KnownOrigins,
): boolean {
  if (parent === self || hosts.length === 0) return false;
  const ancestors = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : undefined;
  if (ancestors) return ancestors.some((origin) => !hosts.includes(origin));
  const from = parseAddress(document.referrer)?.origin;
  return (
    from !== undefined && ![...hosts, location.origin, parseAddress(authorizeUrl)?.origin].includes(from)
  );
}
