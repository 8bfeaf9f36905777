import { BATCHES } from '../deeds/batches';
import { DEEDS } from '../deeds/deeds';
import { RESTORATIONS } from '../deeds/restorations';
import type { NamedCell } from '../groups';
import { hourOf401 } from './hour-of-401';
import { listAsksToWait, replyWaits } from './retry-after';

/** What a platform in trouble answers to everything, or to one call for a long time. */
export const STORM_CELLS: readonly NamedCell[] = [
  ...[...DEEDS, ...BATCHES, ...RESTORATIONS]
    .filter(({ name }) => !['spam', 'unspam'].includes(name))
    .map((deed) => hourOf401(deed, 1)),
  ...DEEDS.filter(({ name }) => ['trash', 'reply'].includes(name)).map((deed) => hourOf401(deed, 2)),
  ...['429', '503'].flatMap((status) => [listAsksToWait(status), replyWaits(status)]),
];
