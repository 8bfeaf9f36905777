import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import type { Sent } from './answers';
import type { Departure } from './network';

/** What a rule is told of a day; it says `violated` when what happens breaks it. */
export interface Rule {
  /** A page has started, and restored what was stored. */
  readonly started?: (state: State) => void;
  /** Each event, folded, before anything has come of it. */
  readonly happened?: (event: Event, state: State, before: State) => void;
  readonly sent?: (sent: Sent) => void;
  /** A right answer has reached the page. */
  readonly answered?: (sent: Sent) => void;
  /** The platform did not do it, and no page is there to be told. */
  readonly lost?: (sent: Sent) => void;
  /** `pagehide` is about to be told. */
  readonly leaving?: () => void;
  /** The page is gone. */
  readonly gone?: (how: Departure) => void;
  /** Somebody else has changed this note on the platform. */
  readonly changedElsewhere?: (note: number) => void;
  /** All is calm, and has been for long enough that nothing can be left to do. */
  readonly settled?: (state: State) => void;
}

/** Says what is wrong, in words. */
export type Violate = (violation: string) => void;
