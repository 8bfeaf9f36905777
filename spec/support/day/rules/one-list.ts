import { asyncScheduler } from 'rxjs';
import type { Network } from '../network';
import type { Rule, Violate } from '../rule';
import { SECOND } from '../virtual-time';

/** So many in so short a time are no news wanted, but a loop. */
const MANY = 40;
const SHORT_MS = 5 * SECOND;

/** At most one list request is in flight, and none follows the other without end. */
export function oneList(violated: Violate, network: Pick<Network, 'lists'>): Rule {
  let times: number[] = [];
  return {
    sent: ({ line }) => {
      if (line !== 'GET /notifications/') return;
      if (network.lists() > 1) violated(`${network.lists()} list requests are in flight`);
      const now = asyncScheduler.now();
      times = [...times.filter((time) => time > now - SHORT_MS), now];
      if (times.length > MANY) violated(`${times.length} list requests within ${SHORT_MS} ms`);
    },
  };
}
