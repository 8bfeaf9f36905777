import type { HeldLock } from './leader-lock';

/** What the panel takes over from the page that has waited. */
export interface Handover {
  /** Set if this tab leads now. */
  readonly held?: HeldLock | undefined;
  /** Dispatches the messages of the host page again that have come since the panel is needed. */
  readonly repeatMessages: () => void;
}

declare global {
  interface Window {
    waited?: Handover | undefined;
  }
}
