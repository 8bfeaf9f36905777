export type KeyboardEvent =
  /** The overview of the shortcuts opened or closed. */
  | { type: 'help.toggled'; isOpen: boolean }
  /** Single-character shortcuts were switched on or off (WCAG 2.1.4). */
  | { type: 'shortcuts.switched'; isOn: boolean };
