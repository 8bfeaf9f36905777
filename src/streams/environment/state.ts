export interface EnvironmentState {
  /**
   * The current time in epoch milliseconds, updated every 30 s. Relative times and the list's groups depend on
   * it.
   */
  readonly now: number;
  /** Whether both the document is visible and the host page reports the panel as visible. */
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  /** Whether the window is at least 800 px wide (section 9). */
  readonly isWide: boolean;
}

export const initialEnvironmentState: EnvironmentState = {
  now: 0,
  isVisible: true,
  isOnline: true,
  isWide: false,
};
