import { asyncScheduler, of } from 'rxjs';
import { quietDeps } from '../../spec/support/behaviour';
import { mulberry32 } from '../../spec/support/day/random';
import { inVirtualTime, MINUTE, SECOND } from '../../spec/support/day/virtual-time';
import { fetchPushed } from '../../src/streams/push/fetch-pushed';
import { createPanelClient } from '../../src/streams/panel-client';
import { polling } from '../../src/streams/list/polling';
import { realtime } from '../../src/streams/push/realtime';
import { startStore } from '../../src/streams/start-store';
import { type RequestKind, platformOf, type Random, WARM_UP_MS } from './platform';
import type { Scenario } from './scenarios';

/** Requests in each second of a scenario, by kind. */
export type Load = Readonly<Record<RequestKind, Float64Array>>;

/**
 * Simulates the requests of `panels` visible panels. Each one runs the product's store, client and
 * behaviours for news in a virtual time of its own, because panels do not affect each other.
 */
export function simulate(scenario: Scenario, panels: number, jitterMs: number): Load {
  const seconds = Math.ceil(scenario.lengthMs / SECOND);
  const bins = () => new Float64Array(seconds);
  const load: Load = { connect: bins(), list: bins(), 'light poll': bins(), note: bins() };
  for (let panel = 0; panel < panels; panel += 1)
    runPanel(scenario, mulberry32(panel + 1), jitterMs, (kind, atMs) => {
      const second = Math.floor(atMs / SECOND);
      if (second >= 0 && second < seconds) load[kind][second] = (load[kind][second] ?? 0) + 1;
    });
  return load;
}

function runPanel(
  scenario: Scenario,
  random: Random,
  jitterMs: number,
  onRequest: (kind: RequestKind, atMs: number) => void,
): void {
  inVirtualTime((clock) => {
    const beganMs = asyncScheduler.now();
    const transport = platformOf(scenario, random, beganMs, onRequest);
    const deps = quietDeps({
      client: createPanelClient({ apiOrigin: 'https://platform.test', token: 'token', transport }),
      jitterMs: () => random() * jitterMs,
    });
    // Spreads the starts of the panels over five minutes.
    asyncScheduler.schedule(
      () => {
        startStore(deps, of({ polling, realtime, fetchPushed })).run$.subscribe();
      },
      random() * 5 * MINUTE,
    );
    asyncScheduler.schedule(() => clock.halt(), WARM_UP_MS + scenario.lengthMs);
  });
}
