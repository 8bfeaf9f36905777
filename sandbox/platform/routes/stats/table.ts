import type { JsonObject } from '../../model/json';
import type { Site } from '../../model/types';
import type { Platform } from '../../platform';

/** What is counted of a site, by its path below `/stats`. */
export type StatsTable = Readonly<Record<string, (platform: Platform, site: Site) => JsonObject>>;
