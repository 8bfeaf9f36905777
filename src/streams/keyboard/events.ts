/** The overview of the shortcuts opened or closed. */
export type KeyboardEvent = { type: 'help.toggled'; isOpen: boolean };
