import { mulberry32 } from '../../spec/support/random';
import { inVirtualTime, MINUTE, SECOND } from '../../spec/world/clock';
import { asyncScheduler, of } from 'rxjs';
import { runBrowser } from './browser';
import { platformOf, type Recorder, type RequestKind, WARM_UP_MS } from './platform';
import type { Product } from './product';
import type { Scenario } from './scenarios';
import { tabCount, visibleTabs$ } from './use';

/** The load of all simulated browsers on the platform, for each second of a scenario. */
export interface Load {
  readonly requests: Readonly<Record<RequestKind, Float64Array>>;
  /** Open at the end of each second. */
  readonly sockets: Float64Array;
  /** Tabs that are signed in at the end of each second. */
  readonly sessions: Float64Array;
}

export interface Fleet {
  readonly product: Product;
  readonly scenario: Scenario;
  readonly browsers: number;
  readonly jitterMs: number;
  /** Instead of bloggers with a random number of tabs. */
  readonly use?: Use;
}

/** Tabs that are all visible, each in a window of its own. */
export interface Use {
  readonly tabs: number;
  readonly openWithinMs?: number;
  readonly signInPageMs?: number;
  readonly deferredMs?: number;
  readonly isExpired?: boolean;
}

const USUAL = { openWithinMs: 5 * MINUTE, signInPageMs: SECOND, deferredMs: 300, isExpired: false };
const all = (tabs: number): ReadonlySet<number> => new Set(Array.from({ length: tabs }, (_, tab) => tab));

/**
 * Simulates browsers, each in a virtual time of its own, because browsers do not affect each other.
 * All scenarios run the same sample, so that their figures can be compared.
 */
export function simulate({ product, scenario, browsers, jitterMs, use }: Fleet): Load {
  const seconds = Math.ceil(scenario.lengthMs / SECOND);
  const bins = (): Float64Array => new Float64Array(seconds);
  const requests: Record<RequestKind, Float64Array> = {
    connect: bins(),
    list: bins(),
    'light poll': bins(),
    note: bins(),
    blogger: bins(),
    'sign-in': bins(),
  };
  const changes = { sockets: bins(), sessions: bins() };
  const add = (into: Float64Array, atMs: number, count: number): void => {
    const second = Math.floor(atMs / SECOND);
    if (second < seconds) into[Math.max(second, 0)] = (into[Math.max(second, 0)] ?? 0) + count;
  };
  const recorder: Recorder = {
    requested: (kind, atMs) => atMs >= 0 && add(requests[kind], atMs, 1),
    // Those that were opened before the scenario count as opened at its start.
    sockets: (change, atMs) => add(changes.sockets, atMs, change),
    sessions: (change, atMs) => add(changes.sessions, atMs, change),
  };
  for (let browser = 0; browser < browsers; browser += 1)
    inVirtualTime((clock) => {
      const random = mulberry32(browser + 1);
      const platform = platformOf(scenario, random, recorder);
      const tabs = use?.tabs ?? tabCount(random);
      const visible$ = use ? of(all(tabs)) : visibleTabs$(tabs, random);
      const parts = { product, platform, random, recorder, jitterMs, visible$ };
      const tabsOpen = runBrowser({ ...USUAL, ...use, ...parts, tabs });
      asyncScheduler.schedule(() => {
        // The tags hold all that is subscribed, so that memory would run out.
        tabsOpen.unsubscribe();
        clock.halt();
      }, WARM_UP_MS + scenario.lengthMs);
    });
  return { requests, sockets: totals(changes.sockets), sessions: totals(changes.sessions) };
}

/** The sum of all changes up to each second. */
function totals(changes: Float64Array): Float64Array {
  let total = 0;
  return changes.map((change) => (total += change));
}
