import { asyncScheduler } from 'rxjs';
import type { State } from '../../../../src/streams/state/state';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../../../../src/streams/timing';
import { isFilter } from '../answers';
import type { Network } from '../network';
import type { Rule, ReportViolation } from '../rule';

const mustPoll = ({ isVisible, isOnline, push }: State): boolean =>
  isVisible && isOnline && push !== 'subscribed';

/** The panel polls in time while it is visible, online and not subscribed to push. */
export function polls(reportViolation: ReportViolation, network: Pick<Network, 'pendingLists'>): Rule {
  let since = Number.NEGATIVE_INFINITY;
  return {
    onStart: () => {
      since = asyncScheduler.now();
    },
    onEvent: ({ type }, state, before) => {
      const now = asyncScheduler.now();
      if (network.pendingLists() > 0 || !mustPoll(state) || !mustPoll(before)) since = now;
      if (type !== 'clock.ticked') return;
      const limit = state.list.failure ? POLL_BACKOFF_CAP_MS : POLL_INTERVAL_MS;
      // The clock ticks every 30 s, and a failing request may take as long.
      if (now - since > limit + POLL_INTERVAL_MS + 1000)
        reportViolation(`the panel has not polled for ${now - since} ms`);
    },
    onRequest: (sent) => {
      if (sent.line === 'GET /notifications/' && !isFilter(sent)) since = asyncScheduler.now();
    },
  };
}
