import { asyncScheduler, type Subscription } from 'rxjs';
import type { NotificationKind, TaggedSubscription } from '../../streams/operators/tag';
import { matcher } from './patterns';
import { EVENTS } from './tag-paths';

/** A notification that is held or delayed. */
interface PendingNotification {
  readonly subscription: TaggedSubscription;
  readonly kind: NotificationKind;
  readonly value: unknown;
}

/** Fault injection: holds, delays and fails streams. */
export interface FaultInjector {
  /** Passes a notification on: immediately, after the stream's delay, or when the stream is resumed. */
  readonly onNotification: (subscription: TaggedSubscription, kind: NotificationKind, value: unknown) => void;
  readonly onSubscribe: (subscription: TaggedSubscription, subscribe: () => void) => void;
  /** Whether this subscription must fail instead of starting. If so, it counts as a failure. */
  readonly failsToStart: (subscription: TaggedSubscription) => boolean;
  /** The active faults of a stream. */
  readonly faultsOf: (name: string) => {
    readonly isPaused: boolean;
    readonly delayMs: number;
    /** How many of the next subscriptions will fail. */
    readonly failures: number;
  };
  readonly pause: (names: readonly string[]) => void;
  /**
   * Ends all faults of these streams. Returns how many values were released, and how many had been
   * dropped because too many were held.
   */
  readonly resume: (names: readonly string[]) => { readonly waited: number; readonly dropped: number };
  /** Delays all later emissions of the streams; 0 ends the delay and immediately passes on delayed values. */
  readonly delay: (names: readonly string[], ms: number) => void;
  /** Fails the next subscriptions to streams that match the pattern. */
  readonly failNext: (pattern: string, times: number) => void;
  /**
   * Holds all events and new subscriptions, so that nothing happens while a past state is shown.
   */
  readonly holdAll: (isHeld: boolean) => void;
}

/** The maximum number of held notifications, so that a stream that stays paused does not fill the memory. */
const MAX_HELD = 1000;

/** Creates a fault injector. `deliver` passes a notification on to the stream's subscriber. */
export function createFaultInjector(deliver: FaultInjector['onNotification']): FaultInjector {
  const paused = new Set<string>();
  const delays = new Map<string, number>();
  const failures = new Map<string, { readonly matches: (name: string) => boolean; left: number }>();
  /** When the last delayed notification of a subscription is due. Later ones must not overtake it. */
  const dueAt = new WeakMap<TaggedSubscription, number>();
  /** Delayed notifications with their timers, in the order of emission. */
  const delayed = new Map<PendingNotification, Subscription>();
  let held: PendingNotification[] = [];
  let heldSubscribes: (() => unknown)[] = [];
  let dropped = 0;
  let isAllHeld = false;

  const isPaused = ({ name }: TaggedSubscription): boolean =>
    name === EVENTS ? isAllHeld : paused.has(name);
  const hold = (pending: PendingNotification): void => {
    held.push(pending);
    if (held.length <= MAX_HELD) return;
    held.shift();
    dropped += 1;
  };
  const pass = (pending: PendingNotification): void => {
    const { subscription, kind, value } = pending;
    if (isPaused(subscription) || held.some((each) => each.subscription === subscription)) hold(pending);
    else deliver(subscription, kind, value);
  };
  /** Passes on the held notifications of streams that are no longer paused. Returns their number. */
  const releaseHeld = (): number => {
    const all = held;
    held = [];
    all.forEach(pass);
    return all.length - held.length;
  };
  /** Immediately passes on the delayed notifications of these streams. Returns their number. */
  const flushDelayed = (names: readonly string[]): number => {
    const flushed = [...delayed].filter(([{ subscription }]) => names.includes(subscription.name));
    for (const [pending, timer] of flushed) {
      timer.unsubscribe();
      dueAt.delete(pending.subscription);
      pass(pending);
    }
    return flushed.length;
  };
  return {
    onNotification: (subscription, kind, value) => {
      const now = asyncScheduler.now();
      const at = Math.max(now + (delays.get(subscription.name) ?? 0), dueAt.get(subscription) ?? 0);
      const pending = { subscription, kind, value };
      if (at <= now) {
        pass(pending);
        return;
      }
      dueAt.set(subscription, at);
      const timer = asyncScheduler.schedule(() => {
        delayed.delete(pending);
        pass(pending);
      }, at - now);
      delayed.set(pending, timer);
      timer.add(() => delayed.delete(pending));
      subscription.subscriber.add(timer);
    },
    onSubscribe: ({ subscriber }, subscribe) => {
      if (!isAllHeld) subscribe();
      // The subscriber may have unsubscribed in the meantime.
      else heldSubscribes.push(() => !subscriber.closed && subscribe());
    },
    failsToStart: ({ name }) => {
      const failure = [...failures.values()].find(({ matches, left }) => left > 0 && matches(name));
      if (failure) failure.left -= 1;
      return failure !== undefined;
    },
    faultsOf: (name) => ({
      isPaused: paused.has(name),
      delayMs: delays.get(name) ?? 0,
      failures: [...failures.values()].find(({ matches }) => matches(name))?.left ?? 0,
    }),
    pause: (names) => names.forEach((name) => paused.add(name)),
    resume: (names) => {
      for (const name of names) {
        paused.delete(name);
        delays.delete(name);
      }
      for (const [pattern, { matches }] of failures) if (names.some(matches)) failures.delete(pattern);
      const waited = flushDelayed(names) + releaseHeld();
      const report = { waited, dropped };
      dropped = 0;
      return report;
    },
    delay: (names, ms) => {
      for (const name of names)
        if (ms > 0) delays.set(name, ms);
        else delays.delete(name);
      if (ms === 0) flushDelayed(names);
    },
    failNext: (pattern, times) => failures.set(pattern, { matches: matcher(pattern), left: times }),
    holdAll: (isHeld) => {
      isAllHeld = isHeld;
      if (isHeld) return;
      const subscribes = heldSubscribes;
      heldSubscribes = [];
      subscribes.forEach((subscribe) => subscribe());
      releaseHeld();
    },
  };
}
