import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { PlatformError } from '../model/platform-error';
import type { Platform } from '../platform';
import { batchRoutes } from './batch';
import { connectionRoutes } from './connections';
import { domainMarketRoutes } from './domain-market';
import { domainRoutes } from './domains';
import { marketingRoutes } from './marketing';
import { meRoutes } from './me';
import { meSettingRoutes } from './me-settings';
import { mediaRoutes } from './media';
import { servePanelRoutes } from './panel-routes';
import { pluginRoutes } from './plugins';
import { postTypeRoutes } from './post-types';
import { postRoutes } from './posts';
import { profileLinkRoutes } from './profile-links';
import { reblogRoutes } from './reblogs';
import { renderingRoutes } from './rendering';
import { siteDomainRoutes } from './site-domains';
import { siteListRoutes } from './site-lists';
import { siteSettingRoutes } from './site-settings';
import { siteRoutes } from './sites';
import { statsRoutes } from './stats';
import { subscriberRoutes } from './subscribers';
import { termRoutes } from './terms';
import { wordAdsRoutes } from './wordads';

type Routes = (rest: Hono<SandboxEnv>, platform: Platform) => void;

/** The routes of every resource. */
const resources: readonly Routes[] = [
  servePanelRoutes,
  meRoutes,
  meSettingRoutes,
  profileLinkRoutes,
  connectionRoutes,
  siteRoutes,
  siteListRoutes,
  postRoutes,
  postTypeRoutes,
  reblogRoutes,
  subscriberRoutes,
  mediaRoutes,
  termRoutes,
  pluginRoutes,
  siteSettingRoutes,
  siteDomainRoutes,
  domainMarketRoutes,
  domainRoutes,
  wordAdsRoutes,
  statsRoutes,
  renderingRoutes,
  marketingRoutes,
  batchRoutes,
];

/** Creates the error for an endpoint that does not exist: `unknown_endpoint` (404). */
export const noEndpoint = (): PlatformError =>
  new PlatformError(404, 'unknown_endpoint', 'There is no such endpoint');

/** Creates an app with the routes of all resources and of `more`. `errorResponse` formats errors. */
export function resourceApp(
  platform: Platform,
  errorResponse: (context: SandboxContext, error: Error) => Response,
  more: readonly Routes[] = [],
): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>({ strict: false });
  for (const add of [...resources, ...more]) add(app, platform);
  app.notFound((context) => errorResponse(context, noEndpoint()));
  app.onError((error, context) => errorResponse(context, error));
  return app;
}
