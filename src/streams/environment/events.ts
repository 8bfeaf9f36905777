export type EnvironmentEvent =
  /** The current time was updated. `now` is in epoch milliseconds. */
  | { type: 'clock.ticked'; now: number }
  | { type: 'visibility.changed'; isVisible: boolean }
  | { type: 'network.changed'; isOnline: boolean }
  | { type: 'width.changed'; isWide: boolean };
