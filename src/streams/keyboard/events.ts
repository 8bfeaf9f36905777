/** The overview of the shortcuts was opened or closed. */
export type KeyboardEvent = { type: 'help.toggled'; isOpen: boolean };
