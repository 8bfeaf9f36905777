import { formatValue } from '../monitor/format-value';
import type { Entry } from '../monitor/session';
import type { Event } from '../../streams/state/events';

/** Fields that contain times of the browser. */
const TIMES: ReadonlySet<string> = new Set([
  'now',
  'at',
  'madeAt',
  'dueAt',
  'lookAt',
  'lookedAt',
  'scheduledAt',
  'settledAt',
]);

/** Compares events as JSON, without browser times, which may be some milliseconds late. */
export const isSame = (a: unknown, b: Event): boolean => asJson(a) === asJson(b);
const asJson = (event: unknown): string =>
  JSON.stringify(event, (key, value: unknown) => (TIMES.has(key) ? undefined : value));

const time = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

/** Describes a difference by the recorded entry at this time and the panel's last event. */
export function differenceAt(
  { at, ...what }: Entry,
  lastEvent: unknown,
  unrecorded: readonly string[],
): string {
  const sent = unrecorded.map((line) => `; it has sent ${line}, which is not in the recording`).join('');
  return `At ${time(at)} the recording has ${formatValue(what, 300)}; the last event of the panel is ${formatValue(lastEvent, 300)}${sent}.`;
}
