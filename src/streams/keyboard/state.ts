export interface KeyboardState {
  /** Whether the overview of the shortcuts is open. */
  readonly isHelpOpen: boolean;
  /** Whether single-character shortcuts are on (WCAG 2.1.4). */
  readonly areShortcutsOn: boolean;
}

export const initialKeyboardState: KeyboardState = { isHelpOpen: false, areShortcutsOn: true };
