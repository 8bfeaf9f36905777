import { accountTrips } from './account';
import { mediaTrips } from './media';
import { postTrips } from './posts';
import type { RoundTrip } from './round-trip';
import { siteTrips } from './site';

/** Trips that create, read, change and delete everything that the platform stores. */
export const roundTrips: readonly RoundTrip[] = [...postTrips, ...mediaTrips, ...siteTrips, ...accountTrips];
