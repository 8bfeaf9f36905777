import { asyncScheduler } from 'rxjs';
import type { State } from '../../../../src/streams/state/state';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../../../../src/streams/timing';
import type { Network } from '../network';
import type { Rule, Violate } from '../rule';

const isAsking = ({ isVisible, isOnline, push }: State): boolean =>
  isVisible && isOnline && push !== 'subscribed';

/** While it is visible, online and not subscribed to push, the panel asks for news in time. */
export function polls(violated: Violate, network: Pick<Network, 'lists'>): Rule {
  let since = Number.NEGATIVE_INFINITY;
  return {
    started: () => {
      since = asyncScheduler.now();
    },
    happened: ({ type }, state, before) => {
      const now = asyncScheduler.now();
      if (network.lists() > 0 || !isAsking(state) || !isAsking(before)) since = now;
      if (type !== 'clock.ticked') return;
      const limit = state.list.failure ? POLL_BACKOFF_CAP_MS : POLL_INTERVAL_MS;
      // The clock is looked at every 30 s, a failing answer may take as long.
      if (now - since > limit + POLL_INTERVAL_MS + 1000)
        violated(`no news was asked for in ${now - since} ms`);
    },
    sent: ({ line }) => {
      if (line === 'GET /notifications/') since = asyncScheduler.now();
    },
  };
}
