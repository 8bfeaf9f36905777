export interface EnvironmentState {
  /** Epoch milliseconds, updated every 30 s: relative times and the list's groups depend on it. */
  readonly now: number;
  /** Whether both the document and the host page report the panel as visible. */
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  /** 800 px or wider (section 9). */
  readonly isWide: boolean;
}

export const initialEnvironmentState: EnvironmentState = {
  now: 0,
  isVisible: true,
  isOnline: true,
  isWide: false,
};
