import { MINUTE, SECOND } from '../../spec/support/day/virtual-time';
import type { RequestKind } from './platform';
import { type Scenario, WORKS } from './scenarios';
import type { Product } from './product';
import { simulate, type Use } from './simulate';

/** One browser in a situation that a platform or a browser can bring about. */
export interface Case {
  readonly name: string;
  readonly scenario: Scenario;
  readonly use: Use;
  /** What is counted. */
  readonly counted: 'sockets' | readonly RequestKind[];
  readonly lengthMs: number;
  /** Counts in this time, if not in the whole length. */
  readonly perMs?: number;
}

const noPush: Scenario = { ...WORKS, name: '', title: '', isPushUp: () => false };
const closing: Scenario = { ...WORKS, name: '', title: '', closesAfterMs: 100 };
const pushing: Scenario = {
  ...WORKS,
  name: '',
  title: '',
  latencyMs: SECOND,
  // Further apart than pushes that are combined into one.
  pushesAtMs: Array.from({ length: 594 }, (_, index) => SECOND + index * 101),
};
const refusing: Scenario = {
  ...WORKS,
  name: '',
  title: '',
  latencyMs: 5,
  // Makes the panel poll.
  dropsAtMs: [0],
  answer: (kind, atMs) => (kind === 'light poll' && atMs >= 0 ? 'unauthorized' : 'right'),
};

export const CASES: readonly Case[] = [
  {
    name: 'ten visible tabs: sockets',
    scenario: { ...WORKS, name: '', title: '' },
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
    name: 'a server that accepts sockets and closes them: connects in a minute',
    scenario: closing,
    use: { tabs: 1 },
    counted: ['connect'],
    lengthMs: 10 * MINUTE,
    perMs: MINUTE,
  },
  {
    name: 'a server that accepts sockets and closes them: polls in a minute',
    scenario: closing,
    use: { tabs: 1 },
    counted: ['list', 'light poll'],
    lengthMs: 10 * MINUTE,
    perMs: MINUTE,
  },
  {
    name: '594 pushes of a note within a minute, answers in 1 s: requests for it',
    scenario: pushing,
    use: { tabs: 1 },
    counted: ['note'],
    lengthMs: 12 * MINUTE,
  },
  {
    name: '401 of light polls, answers in 5 ms: sign-ins in 3 s',
    scenario: refusing,
    use: { tabs: 1, openWithinMs: 1, signInPageMs: 5 },
    counted: ['sign-in'],
    lengthMs: 3 * SECOND,
  },
];

/** What a version of the panel does in a case. */
export function count(
  { scenario, use, counted, lengthMs, perMs = lengthMs }: Case,
  product: Product,
): number {
  const load = simulate({ product, scenario: { ...scenario, lengthMs }, browsers: 1, jitterMs: 0, use });
  if (counted === 'sockets') return load.sockets.at(-1) ?? 0;
  const total = counted.flatMap((kind) => [...load.requests[kind]]).reduce((sum, each) => sum + each, 0);
  return (total * perMs) / lengthMs;
}
