import { Hono } from 'hono';
import type { SandboxEnv } from '../http/env';
import { answerError } from '../http/errors';
import { authorised, logged, weathered } from '../http/rest-layers';
import { PlatformError } from '../model/platform-error';
import type { Platform } from '../platform';
import { batchRoutes } from './batch';
import { commentRoutes } from './comments';
import { followRoutes } from './follows';
import { likeRoutes } from './likes';
import { notificationRoutes } from './notifications';
import { peopleRoutes } from './people';
import { siteRoutes } from './sites';

/** The REST API as every version of it answers: a line per noun. */
export function restApi(platform: Platform): Hono<SandboxEnv> {
  const nouns = new Hono<SandboxEnv>({ strict: false });
  notificationRoutes(nouns, platform);
  peopleRoutes(nouns, platform);
  commentRoutes(nouns, platform);
  likeRoutes(nouns, platform);
  followRoutes(nouns, platform);
  siteRoutes(nouns, platform);
  batchRoutes(nouns);
  nouns.all('*', () => {
    throw new PlatformError(404, 'unknown_endpoint', 'There is no such endpoint');
  });
  nouns.onError((error, context) => answerError(context, error));

  const api = new Hono<SandboxEnv>({ strict: false });
  api.use(logged(platform), weathered(platform), authorised(platform));
  api.onError((error, context) => answerError(context, error));
  api.route('/', nouns);
  return api;
}
