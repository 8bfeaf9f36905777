import { stateOf } from '../../streams/outbox/record';
import type { TagName } from '../../streams/state/behaviour-table';
import type { State } from '../../streams/state/state';
import {
  COUNTDOWN_TICK_MS,
  POLL_INTERVAL_MS,
  PUSH_CHECK_MS,
  PUSH_OPEN_MS,
  READ_AFTER_MS,
} from '../../streams/timing';

/** The delays, from `timing.ts`, of the streams that wait before they do anything else. */
const DELAYS: Partial<Record<TagName, (state: State) => number | undefined>> = {
  'markReadLater > timer': () => READ_AFTER_MS,
  'outbox > send': untilDueMs,
  'statusBar > timer': ({ status }) => status?.durationMs,
  'checkChannel > wait': () => PUSH_CHECK_MS,
  'connectionStatus > countdown': () => COUNTDOWN_TICK_MS,
  'pushChannel > connection': () => PUSH_OPEN_MS,
};

/** Milliseconds until the first waiting record may be sent; undefined without such a wait. */
function untilDueMs({ outbox: { records, at } }: State): number | undefined {
  const waiting = Object.values(records).filter((record) => stateOf(record) === 'waiting');
  const ms = Math.min(...waiting.map(({ dueAt }) => dueAt - at));
  return ms > 0 && ms < Infinity ? ms : undefined;
}

const delays: ReadonlyMap<string, (state: State) => number | undefined> = new Map(Object.entries(DELAYS));

/**
 * Returns the initial delay in milliseconds of a stream that is subscribed to in this state;
 * undefined without a delay.
 */
export const delayOf = (name: string, state: State): number | undefined => delays.get(name)?.(state);

/** The stream whose end starts the wait for the next poll, and the lane in which the wait is drawn. */
export const POLL = { lane: 'polling', ends: 'polling > fetch' };

/** Returns the milliseconds from a poll to the next one; undefined if no poll is scheduled. */
export function nextPollMs({
  push,
  list,
  tabRole,
  isVisible,
  isOnline,
  isSignedIn,
}: State): number | undefined {
  if (!isVisible || !isOnline || !isSignedIn || tabRole === 'follower') return undefined;
  if (list.failure) return list.failure.retryInMs;
  return push === 'subscribed' ? PUSH_CHECK_MS : POLL_INTERVAL_MS;
}
