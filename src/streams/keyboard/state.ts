export interface KeyboardState {
  /** The overview of the shortcuts is open. */
  readonly isHelpOpen: boolean;
  /** Single characters are shortcuts. */
  readonly areShortcutsOn: boolean;
}

export const initialKeyboardState: KeyboardState = { isHelpOpen: false, areShortcutsOn: true };
