import { MINUTE, SECOND } from '../../spec/support/day/virtual-time';

/** What befalls the platform; times in ms from the beginning of what is shown. */
export interface Scenario {
  readonly name: string;
  readonly says: string;
  readonly lengthMs: number;
  /** When open sockets are dropped, all at once. */
  readonly dropsAtMs: readonly number[];
  /** Whether sockets are accepted. */
  readonly isPushUp: (atMs: number) => boolean;
  /** Whether requests are answered. */
  readonly isRestUp: (atMs: number) => boolean;
}

const always = (): boolean => true;
const TROUBLE = { beginMs: 2 * MINUTE, endMs: 12 * MINUTE };
const isOutside = (atMs: number): boolean => atMs < TROUBLE.beginMs || atMs >= TROUBLE.endMs;

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'steady',
    says: 'everything works, each blogger has 20 new notes a day',
    lengthMs: 15 * MINUTE,
    dropsAtMs: [],
    isPushUp: always,
    isRestUp: always,
  },
  {
    name: 'push-outage',
    says: 'from 2:00 to 12:00 there are no sockets, and requests are answered',
    lengthMs: 20 * MINUTE,
    dropsAtMs: [TROUBLE.beginMs],
    isPushUp: isOutside,
    isRestUp: always,
  },
  {
    name: 'full-outage',
    says: 'from 2:00 to 12:00 there is nothing, then all of it again',
    lengthMs: 20 * MINUTE,
    dropsAtMs: [TROUBLE.beginMs],
    isPushUp: isOutside,
    isRestUp: isOutside,
  },
  {
    name: 'deploy',
    says: 'at 2:00 all sockets are dropped, and can be opened again 5 s later',
    lengthMs: 6 * MINUTE,
    dropsAtMs: [TROUBLE.beginMs],
    isPushUp: (atMs) => atMs < TROUBLE.beginMs || atMs >= TROUBLE.beginMs + 5 * SECOND,
    isRestUp: always,
  },
];
