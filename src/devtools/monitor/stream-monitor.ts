import { asyncScheduler } from 'rxjs';
import {
  type NotificationKind,
  type TaggedSubscription,
  taggedSubscriptions,
  type TagListener,
} from '../../streams/operators/tag';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';
import { type Context, createCauses, OUTSIDE } from './causes';
import { isEvent } from './event-shapes';
import { createFaultInjector, type FaultInjector } from './fault-injector';
import type { LogEntry, LoggedEvent, StreamStats } from './log-entries';
import { createMonitorListeners, type MonitorListener } from './monitor-listeners';
import { passOn } from './pass-on';
import { createRingBuffer, type RingBuffer } from './ring-buffer';
import { createStreamStats } from './stream-stats';
import { behaviourOf, EVENTS, isBehaviour } from './tag-paths';

/** Logs the subscriptions and notifications of tagged streams with their causes, and injects faults. */
export interface StreamMonitor extends TagListener {
  readonly faults: FaultInjector;
  readonly log: RingBuffer<LogEntry>;
  readonly eventLog: RingBuffer<LoggedEvent>;
  /** The errors of streams, including those that were caught. */
  readonly errorLog: RingBuffer<LogEntry>;
  readonly stats: ReadonlyMap<string, StreamStats>;
  /** Whether a stream of this name has ever been subscribed to. */
  readonly hasStarted: (name: string) => boolean;
  /** Fails the active streams with these names, and the next subscriptions. Returns how many failed now. */
  readonly fail: (names: readonly string[], pattern: string, times: number) => number;
  /** Runs a function and records this input, not a timer, as the cause of its effects. */
  readonly runAsInput: (act: () => void, input: string, asked?: number) => void;
  /** Returns the id of the entry that is being delivered. */
  readonly delivering: () => number | undefined;
  /** Adds a listener; returns a function that removes it. */
  readonly listen: (listener: MonitorListener) => () => void;
}

/** The origin of an event that a behaviour has emitted. */
interface Origin {
  readonly event: unknown;
  readonly by: string;
  readonly cause: number | undefined;
  /** The id of the behaviour's entry. */
  readonly entry: number;
}

/** The sizes of the logs: enough for an hour, and at most a few megabytes. */
export const MAX_ENTRIES = 4000;
export const MAX_EVENTS = 1000;
const MAX_ERRORS = 200;

/** Creates a monitor. `current` returns the current state; `factor` multiplies the log sizes. */
export function createStreamMonitor(current: () => State, factor = 1): StreamMonitor {
  const log = createRingBuffer<LogEntry>(factor * MAX_ENTRIES);
  const eventLog = createRingBuffer<LoggedEvent>(factor * MAX_EVENTS);
  const errorLog = createRingBuffer<LogEntry>(MAX_ERRORS);
  const { stats, statsOf, count } = createStreamStats();
  const { add: listen, notify } = createMonitorListeners();
  const causes = createCauses();
  const errorPaths = new WeakMap<object, string>();
  /** Origins of events that behaviours have emitted and that the queue has not delivered yet. */
  const origins: Origin[] = [];
  let dispatching: LoggedEvent | undefined;
  /** The id of the entry that is being delivered. */
  let delivering: number | undefined;

  const runWithin = (entry: number, act: () => void): void => {
    const before = delivering;
    delivering = entry;
    try {
      act();
    } finally {
      delivering = before;
    }
  };
  const addEntry = (subscription: TaggedSubscription, kind: LogEntry['kind'], value?: unknown): number => {
    const { id, cause } = causes.infoOf(subscription);
    const entry: LogEntry = {
      id: log.count() + 1,
      at: asyncScheduler.now(),
      name: subscription.name,
      subscriptionId: id,
      kind,
      value,
      // The cause of an error is the event that is being handled, not the event that started the stream.
      cause: kind === 'error' ? (dispatching?.number ?? cause) : cause,
      within: delivering,
      ...(delivering === undefined && inputOf(causes.context())),
      path: kind === 'error' ? errorPath(subscription, value) : undefined,
    };
    log.push(entry);
    if (kind === 'error') errorLog.push(entry);
    notify(({ onEntry }) => onEntry?.(entry));
    return entry.id;
  };
  /** Returns where an error occurred: in the first of the streams that it passes. */
  const errorPath = ({ name }: TaggedSubscription, error: unknown): string => {
    if (typeof error !== 'object' || error === null) return name;
    // Every event changes the state. If the state is unchanged, the reducer threw, before any
    // behaviour ran.
    const isReducing = current() === dispatching?.before;
    const path = errorPaths.get(error) ?? (isReducing ? 'state' : name);
    errorPaths.set(error, path);
    return path;
  };
  const dispatch = (subscription: TaggedSubscription, event: Event, entry: number): void => {
    const index = origins.findIndex((origin) => origin.event === event);
    const [origin] = index < 0 ? [] : origins.splice(index, 1);
    const number = eventLog.count() + 1;
    const started: string[] = [];
    const before = current();
    const at = asyncScheduler.now();
    const logged = {
      number,
      entry,
      emission: origin?.entry,
      at,
      event,
      by: origin?.by,
      cause: origin?.cause,
      started,
      before,
      after: before,
    };
    eventLog.push(logged);
    notify(({ onBeforeReduce }) => onBeforeReduce?.(logged));
    dispatching = logged;
    try {
      causes.runIn({ cause: number, path: undefined, started }, () => subscription.subscriber.next(event));
    } finally {
      dispatching = undefined;
    }
    logged.after = current();
    notify(({ onAfterReduce }) => onAfterReduce?.(logged));
  };
  const deliver = (subscription: TaggedSubscription, kind: NotificationKind, value: unknown): void => {
    const { name } = subscription;
    const context = causes.context();
    count(subscription, kind, value);
    if (!context && name !== EVENTS) notify(({ onTimedNotification }) => onTimedNotification?.(name));
    const entry = addEntry(subscription, kind, value);
    if (name === EVENTS && kind === 'next' && isEvent(value)) {
      runWithin(entry, () => dispatch(subscription, value, entry));
      return;
    }
    const pass = (): void => passOn(subscription, kind, value);
    const path = context?.path !== undefined && isSameBehaviour(context.path, name) ? context.path : name;
    if (isBehaviour(name)) {
      if (kind === 'next') origins.push({ event: value, by: path, cause: context?.cause, entry });
      runWithin(entry, pass);
    } else {
      const started = context?.started;
      const cause = started ? context.cause : causes.infoOf(subscription).cause;
      const inner = { cause, path, started, ...inputOf(context) };
      runWithin(entry, () => causes.runIn(inner, pass));
    }
  };
  const faults = createFaultInjector(deliver);
  const failLater = (subscription: TaggedSubscription): void => {
    const { name, subscriber } = subscription;
    const fail = (): void => {
      if (!subscriber.closed) deliver(subscription, 'error', injectedError(name));
    };
    subscriber.add(asyncScheduler.schedule(fail));
  };
  for (const subscription of taggedSubscriptions) {
    statsOf(subscription.name).active += 1;
    causes.infoOf(subscription);
  }
  return {
    faults,
    log,
    eventLog,
    errorLog,
    stats,
    hasStarted: (name) => stats.has(name),
    onSubscribe: (subscription, subscribe) => {
      const { name } = subscription;
      const context = causes.context();
      notify(({ onSubscribe }) => onSubscribe?.(name, context !== undefined));
      statsOf(name).active += 1;
      causes.onSubscribe(subscription);
      context?.started?.push(name);
      const entry = addEntry(subscription, 'subscribe');
      const start = (): void => runWithin(entry, subscribe);
      // Fails asynchronously, like a response of the platform, because behaviours do not expect a
      // response in the same event.
      if (faults.failsToStart(subscription)) failLater(subscription);
      else faults.onSubscribe(subscription, () => (context ? start() : causes.runIn(OUTSIDE, start)));
    },
    onNotification: (subscription, kind, value) => faults.onNotification(subscription, kind, value),
    onUnsubscribe: (subscription) => {
      statsOf(subscription.name).active -= 1;
      addEntry(subscription, 'unsubscribe');
    },
    runAsInput: (act, input, asked) => causes.runIn(causes.context() ?? { ...OUTSIDE, input, asked }, act),
    delivering: () => delivering,
    fail: (names, pattern, times) => {
      const active = [...taggedSubscriptions].filter(({ name }) => names.includes(name)).slice(0, times);
      for (const subscription of active) deliver(subscription, 'error', injectedError(subscription.name));
      if (active.length < times) faults.failNext(pattern, times - active.length);
      return active.length;
    },
    listen,
  };
}

const inputOf = (context: Context | undefined): Pick<Context, 'input' | 'asked'> => ({
  input: context?.input,
  asked: context?.asked,
});

const isSameBehaviour = (a: string, b: string): boolean => behaviourOf(a) === behaviourOf(b);

const injectedError = (name: string): Error => new Error(`The console made ${name} fail`);
