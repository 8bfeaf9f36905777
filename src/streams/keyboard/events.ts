export type KeyboardEvent =
  /** The overview of the shortcuts opens or closes. */
  | { type: 'help.toggled'; isOpen: boolean }
  /** Single-character shortcuts are switched on or off (WCAG 2.1.4). */
  | { type: 'shortcuts.switched'; isOn: boolean };
