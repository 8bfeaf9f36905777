import { MINUTE, SECOND } from '../../spec/world/clock';
import type { RequestKind } from './platform';
import { type Scenario, WORKS } from './scenarios';
import type { Product } from './product';
import { simulate, type Use } from './simulate';

/** One browser in a situation that a platform or a browser can bring about. */
export interface Case {
  readonly name: string;
  readonly scenario: Scenario;
  readonly use: Use;
  /** Open sockets or signed-in tabs at the end, or all requests of these kinds. */
  readonly counted: 'sockets' | 'sessions' | readonly RequestKind[];
  readonly lengthMs: number;
  /** Counts in this time, if not in the whole length. */
  readonly perMs?: number;
}

/** Cases are not plotted, so their scenarios need no names. */
const works: Scenario = { ...WORKS, name: '', title: '' };
const noPush: Scenario = { ...works, isPushUp: () => false };
const pushing: Scenario = {
  ...works,
  latencyMs: SECOND,
  // Pushes that come within 100 ms are combined, and would hide what each of them costs.
  pushesAtMs: Array.from({ length: 594 }, (_, index) => SECOND + index * 101),
};
const refusing: Scenario = {
  ...works,
  latencyMs: 5,
  // Makes the panel poll.
  dropsAtMs: [0],
  answer: (kind, atMs) => (kind === 'light poll' && atMs >= 0 ? 'unauthorized' : 'right'),
};

const closing = {
  scenario: { ...works, latencyMs: 5, closesAfterMs: 0 },
  use: { tabs: 1 },
  lengthMs: 10 * MINUTE,
  perMs: MINUTE,
};

export const CASES: readonly Case[] = [
  {
    name: 'ten visible tabs: sockets',
    scenario: works,
    use: { tabs: 10 },
    counted: 'sockets',
    lengthMs: SECOND,
  },
  {
    name: 'ten visible tabs without push: polls in 30 s',
    scenario: noPush,
    use: { tabs: 10 },
    counted: ['list', 'light poll'],
    lengthMs: 10 * MINUTE,
    perMs: 30 * SECOND,
  },
  {
    ...closing,
    name: 'a server that accepts sockets and closes them: connects in a minute',
    counted: ['connect'],
  },
  {
    ...closing,
    name: 'a server that accepts sockets and closes them: polls in a minute',
    counted: ['list', 'light poll'],
  },
  {
    name: '594 pushes of a note in a minute, answers after 1 s: requests for it',
    scenario: pushing,
    use: { tabs: 1 },
    counted: ['note'],
    lengthMs: 11 * MINUTE,
  },
  {
    name: '401 of light polls, answers in 5 ms: sign-ins in 3 s',
    scenario: refusing,
    use: { tabs: 1, openWithinMs: 1, signInPageMs: 5, deferredMs: 5 },
    counted: ['sign-in'],
    lengthMs: 3 * SECOND,
  },
  {
    name: 'five tabs restored with an expired token: tabs that end signed in',
    scenario: works,
    use: { tabs: 5, openWithinMs: 300, isExpired: true },
    counted: 'sessions',
    lengthMs: SECOND,
  },
];

/** Runs a case with one version of the panel, and returns the number that it counts. */
export function count(
  { scenario, use, counted, lengthMs, perMs = lengthMs }: Case,
  product: Product,
): number {
  const load = simulate({ product, scenario: { ...scenario, lengthMs }, browsers: 1, jitterMs: 0, use });
  if (counted === 'sockets' || counted === 'sessions') return load[counted].at(-1) ?? 0;
  const total = counted.flatMap((kind) => [...load.requests[kind]]).reduce((sum, each) => sum + each, 0);
  return (total * perMs) / lengthMs;
}
