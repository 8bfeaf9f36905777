import type { HeldLock } from './leader-lock';

/** What the panel takes over from a page that has waited without the panel's code. */
export interface Handover {
  /** The leader's lock, if this tab leads at the handover. */
  readonly held?: HeldLock | undefined;
  /** Dispatches again the messages that the host page has sent since the panel was needed. */
  readonly repeatMessages: () => void;
}

declare global {
  interface Window {
    waited?: Handover | undefined;
  }
}
