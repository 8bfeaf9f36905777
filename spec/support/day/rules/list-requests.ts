import { asyncScheduler } from 'rxjs';
import type { Network } from '../network';
import type { Rule, ReportViolation } from '../rule';
import { SECOND } from '../virtual-time';

/** More list requests than this within `SHORT_MS` are a loop. */
const MANY = 40;
const SHORT_MS = 5 * SECOND;

/** At most one list request is pending, and list requests do not repeat in a loop. */
export function listRequests(reportViolation: ReportViolation, network: Pick<Network, 'pendingLists'>): Rule {
  let times: number[] = [];
  return {
    onRequest: (sent) => {
      if (sent.line !== 'GET /notifications/') return;
      if (network.pendingLists() > 1) reportViolation(`${network.pendingLists()} list requests are pending`);
      const now = asyncScheduler.now();
      times = [...times.filter((time) => time > now - SHORT_MS), now];
      if (times.length > MANY) reportViolation(`${times.length} list requests within ${SHORT_MS} ms`);
    },
  };
}
