import { MINUTE, SECOND } from '../../spec/world/clock';
import type { RequestKind } from './platform';

/** `none`: no answer. Any other text than `right` is the error of a 401. */
export type Answer = 'right' | 'none' | 'unauthorized' | 'invalid_token';

/** The availability of the platform over time; times are milliseconds since the start. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly lengthMs: number;
  /** When all open sockets are dropped. */
  readonly dropsAtMs: readonly number[];
  /** Whether sockets are accepted. */
  readonly isPushUp: (atMs: number) => boolean;
  readonly answer: (kind: RequestKind, atMs: number) => Answer;
  /** Only one browser in so many is simulated, because each sends so much. */
  readonly share?: number;
  /** Each socket is closed again after this time. */
  readonly closesAfterMs?: number;
  /** Replies take this time instead of 50 to 250 ms. */
  readonly latencyMs?: number;
  /** When one note is pushed, besides the notes of the day. */
  readonly pushesAtMs?: readonly number[];
}

const OUTAGE = { beginMs: 2 * MINUTE, endMs: 12 * MINUTE };
const isOutside = (atMs: number): boolean => atMs < OUTAGE.beginMs || atMs >= OUTAGE.endMs;
const HOUR = { beginMs: 2 * MINUTE, endMs: 62 * MINUTE };
const isInHour = (atMs: number): boolean => atMs >= HOUR.beginMs && atMs < HOUR.endMs;

/** A platform that works. */
export const WORKS = {
  lengthMs: 15 * MINUTE,
  dropsAtMs: [],
  isPushUp: () => true,
  answer: () => 'right',
} as const satisfies Partial<Scenario>;

export const SCENARIOS: readonly Scenario[] = [
  { ...WORKS, name: 'steady', title: 'everything works, each blogger has 20 new notes a day' },
  {
    ...WORKS,
    name: 'push-outage',
    title: 'from 2:00 to 12:00 there are no sockets, and requests are answered',
    lengthMs: 20 * MINUTE,
    dropsAtMs: [OUTAGE.beginMs],
    isPushUp: isOutside,
  },
  {
    name: 'full-outage',
    title: 'from 2:00 to 12:00 there is nothing, then all of it again',
    lengthMs: 20 * MINUTE,
    dropsAtMs: [OUTAGE.beginMs],
    isPushUp: isOutside,
    answer: (_kind, atMs) => (isOutside(atMs) ? 'right' : 'none'),
  },
  {
    ...WORKS,
    name: 'deploy',
    title: 'at 2:00 all sockets are dropped, and can be opened again 5 s later',
    lengthMs: 6 * MINUTE,
    dropsAtMs: [OUTAGE.beginMs],
    isPushUp: (atMs) => atMs < OUTAGE.beginMs || atMs >= OUTAGE.beginMs + 5 * SECOND,
  },
  {
    ...WORKS,
    name: '401-of-one-endpoint',
    title: 'from 2:00 to 62:00 each request for one note is answered with 401',
    lengthMs: 64 * MINUTE,
    answer: (kind, atMs) => (isInHour(atMs) && kind === 'note' ? 'unauthorized' : 'right'),
  },
  {
    ...WORKS,
    name: '401-of-polls',
    title: 'from 2:00 to 62:00 light polls are answered with 401, and all else is right',
    lengthMs: 64 * MINUTE,
    answer: (kind, atMs) => (isInHour(atMs) && kind === 'light poll' ? 'unauthorized' : 'right'),
    share: 5,
  },
  {
    ...WORKS,
    name: '401-of-the-token',
    title: 'from 2:00 to 62:00 every token is rejected, new ones too',
    lengthMs: 64 * MINUTE,
    answer: (_kind, atMs) => (isInHour(atMs) ? 'invalid_token' : 'right'),
  },
];
