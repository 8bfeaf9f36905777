import type { JsonObject } from '../../model/json';
import type { Site } from '../../model/types';
import type { Platform } from '../../platform';

/** The statistics of a site, by their path below `/stats`. */
export type StatsTable = Readonly<Record<string, (platform: Platform, site: Site) => JsonObject>>;
