import type { Config } from '../src/config/config';
import pagePolicy from './page-policy.json' with { type: 'json' };

/** The parts of the configuration on which the headers depend. */
export type Origins = Pick<Config, 'platformOrigin' | 'auth' | 'hostOrigins' | 'statsOrigin'>;

/**
 * The part of the policy that does not depend on the configuration. The build also writes it into
 * the page, for servers that send no headers. The trusted types policy is webpack's, for the
 * addresses of deferred code.
 */
const PAGE_POLICY = pagePolicy.join('; ');

/** The content security policy. It allows only what the panel uses. */
export function contentSecurityPolicy({ platformOrigin, auth, hostOrigins }: Origins): string {
  const socket = platformOrigin.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    PAGE_POLICY,
    "style-src 'self'",
    // Avatars and images in comments may be on any host. An image cannot run code.
    'img-src http: https: data:',
    `connect-src 'self' ${platformOrigin} ${socket}`,
    `frame-src ${auth === 'proxy' ? platformOrigin : "'none'"}`,
    `frame-ancestors ${hostOrigins.join(' ') || "'none'"}`,
  ].join('; ');
}

/** The headers of every response from the panel's origin, besides those of a file. */
export const securityHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(origins),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/**
 * The headers of the bell's script, which pages of other origins load. Loading it as a module, or
 * with an integrity attribute, requires this header.
 */
export const crossOriginHeaders = (path: string): Readonly<Record<string, string>> =>
  /^\/embed(\.m?|-notify\.)js$/.test(path) ? { 'access-control-allow-origin': '*' } : {};

/** Files with a hash in their name never change; all others are revalidated on each request. */
export const cacheControl = (path: string): string =>
  /\.[0-9a-f]{8}\.(js|css)(\.map)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The media types of all files that the server sends. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
