import type { HeldLock } from './leader-lock';

/** The parts that the panel takes over from a page that has waited. */
export interface Handover {
  /** The leader's lock, if this tab leads now. */
  readonly held?: HeldLock | undefined;
  /** Dispatches the host page's messages again that have arrived since the panel is needed. */
  readonly repeatMessages: () => void;
}

declare global {
  interface Window {
    waited?: Handover | undefined;
  }
}
