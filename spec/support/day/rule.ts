import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import type { Sent } from './answers';
import type { PageEnd } from './network';

/** A rule of the product, checked by callbacks that report violations. */
export interface Rule {
  /** A page has started and restored its stored data. */
  readonly onStart?: (state: State) => void;
  /** An event was reduced; no behaviour has reacted yet. */
  readonly onEvent?: (event: Event, state: State, before: State) => void;
  readonly onRequest?: (sent: Sent) => void;
  /** The platform's own answer has reached the page. */
  readonly onAnswer?: (sent: Sent) => void;
  /** A `pagehide` event follows. */
  readonly onPageHide?: () => void;
  /** The page has ended. `isStored` returns whether there was time to store an action of this moment. */
  readonly onPageEnd?: (how: PageEnd, isStored: (at: number) => boolean) => void;
  /** Somebody else has changed a note on the platform. */
  readonly onChangeElsewhere?: (note: number) => void;
  /** There were no faults and no actions for so long that nothing can be pending. */
  readonly onIdle?: (state: State) => void;
}

export type ReportViolation = (violation: string) => void;
