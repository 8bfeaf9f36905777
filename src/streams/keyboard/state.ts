export interface KeyboardState {
  /** Whether the overview of the shortcuts is open. */
  readonly isHelpOpen: boolean;
}

export const initialKeyboardState: KeyboardState = { isHelpOpen: false };
