import { PlatformError, unknown } from '../model/platform-error';
import { toId } from '../model/json';
import type { Site } from '../model/types';
import type { SandboxContext } from '../http/env';
import type { Platform } from '../platform';

/** Methods of a call that changes something: the platform takes POST, and PUT and DELETE in its stead. */
export const changing: string[] = ['POST', 'PUT', 'DELETE'];

/** The site a path names, by id or by slug. Throws `unknown_blog`. */
export function siteOf(platform: Platform, context: SandboxContext): Site {
  const site = platform.world.site(context.req.param('site') ?? '');
  if (site === undefined) throw unknown('blog');
  return site;
}

/** A numeric id in a path. Throws `unknown_comment` or `unknown_post` for anything else. */
export function idParameter(context: SandboxContext, name: 'comment' | 'post'): number {
  const id = toId(context.req.param(name));
  if (id === undefined) throw unknown(name);
  return id;
}

/** A whole number in the query, or undefined when it is not there. Throws `invalid_input` for anything else. */
export function numberQuery(context: SandboxContext, name: string): number | undefined {
  const text = context.req.query(name);
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new PlatformError(400, 'invalid_input', `Invalid value for ${name}`);
  return value;
}
