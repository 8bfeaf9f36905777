import type { LogEntry, LoggedEvent } from './log-entries';

/** Callbacks of one part of the console. */
export interface MonitorListener {
  readonly onEntry?: (entry: LogEntry) => void;
  readonly onBeforeReduce?: (event: LoggedEvent) => void;
  readonly onAfterReduce?: (event: LoggedEvent) => void;
  /** Called before a subscription; `isTriggered` means that more than a timer caused it. */
  readonly onSubscribe?: (name: string, isTriggered: boolean) => void;
  /** Called before a notification that only a timer caused. */
  readonly onTimedNotification?: (name: string) => void;
}

export interface MonitorListeners {
  /** Adds a listener; returns a function that removes it. */
  readonly add: (listener: MonitorListener) => () => void;
  /** Calls the listeners. One that throws is removed, so that it cannot stop the panel. */
  readonly notify: (call: (listener: MonitorListener) => void) => void;
}

export function createMonitorListeners(): MonitorListeners {
  const listeners = new Set<MonitorListener>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (call) => {
      for (const listener of [...listeners])
        try {
          call(listener);
        } catch {
          listeners.delete(listener);
        }
    },
  };
}
