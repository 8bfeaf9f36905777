import { accountTrips } from './account';
import { businessTrips } from './business';
import { mediaTrips } from './media';
import { postTrips } from './posts';
import type { RoundTrip } from './round-trip';
import { siteTrips } from './site';

export type { RoundTrip } from './round-trip';

/** Everything that the platform keeps: created, read, changed and taken away. */
export const roundTrips: readonly RoundTrip[] = [
  ...postTrips,
  ...mediaTrips,
  ...siteTrips,
  ...businessTrips,
  ...accountTrips,
];
