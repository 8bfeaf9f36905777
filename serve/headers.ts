import type { Config } from '../src/config/config';
import pagePolicy from './page-policy.json' with { type: 'json' };

/** What the headers must know of the panel's configuration. */
export type Origins = Pick<Config, 'platformOrigin' | 'auth' | 'hostOrigins' | 'statsOrigin'>;

/**
 * What holds whatever the configuration is. The build writes it into the page, for servers that send no headers; the
 * trusted types are webpack's, for the addresses of late code.
 */
const PAGE_POLICY = pagePolicy.join('; ');

/** The content security policy: nothing but what the panel uses, of the places that it uses. */
export function contentSecurityPolicy({ platformOrigin, auth, hostOrigins }: Origins): string {
  const socket = platformOrigin.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    PAGE_POLICY,
    "style-src 'self'",
    // Avatars and pictures of comments are anywhere; an image runs nothing.
    'img-src http: https: data:',
    `connect-src 'self' ${platformOrigin} ${socket}`,
    `frame-src ${auth === 'proxy' ? platformOrigin : "'none'"}`,
    // With no hosts configured any page may frame the panel.
    ...(hostOrigins.length > 0 ? [`frame-ancestors ${hostOrigins.join(' ')}`] : []),
  ].join('; ');
}

/** The headers of each answer on the panel's origin, beside those of a file. */
export const securityHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(origins),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/** Files with a hash in their name never change; all others are asked for again, and are mostly as they were. */
export const cacheControl = (path: string): string =>
  /\.[0-9a-f]{8}\.(js|css)(\.map)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The media types of all that is served. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
