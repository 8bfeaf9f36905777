import { MINUTE, SECOND } from '../../spec/support/day/virtual-time';

/** The availability of the platform over time; times are milliseconds since the start. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly lengthMs: number;
  /** When all open sockets are dropped. */
  readonly dropsAtMs: readonly number[];
  /** Whether sockets are accepted. */
  readonly isPushUp: (atMs: number) => boolean;
  /** Whether requests are answered. */
  readonly isRestUp: (atMs: number) => boolean;
}

const always = (): boolean => true;
const OUTAGE = { beginMs: 2 * MINUTE, endMs: 12 * MINUTE };
const isOutside = (atMs: number): boolean => atMs < OUTAGE.beginMs || atMs >= OUTAGE.endMs;

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'steady',
    title: 'everything works, each blogger has 20 new notes a day',
    lengthMs: 15 * MINUTE,
    dropsAtMs: [],
    isPushUp: always,
    isRestUp: always,
  },
  {
    name: 'push-outage',
    title: 'from 2:00 to 12:00 there are no sockets, and requests are answered',
    lengthMs: 20 * MINUTE,
    dropsAtMs: [OUTAGE.beginMs],
    isPushUp: isOutside,
    isRestUp: always,
  },
  {
    name: 'full-outage',
    title: 'from 2:00 to 12:00 there is nothing, then all of it again',
    lengthMs: 20 * MINUTE,
    dropsAtMs: [OUTAGE.beginMs],
    isPushUp: isOutside,
    isRestUp: isOutside,
  },
  {
    name: 'deploy',
    title: 'at 2:00 all sockets are dropped, and can be opened again 5 s later',
    lengthMs: 6 * MINUTE,
    dropsAtMs: [OUTAGE.beginMs],
    isPushUp: (atMs) => atMs < OUTAGE.beginMs || atMs >= OUTAGE.beginMs + 5 * SECOND,
    isRestUp: always,
  },
];
