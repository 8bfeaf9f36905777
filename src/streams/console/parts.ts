import type { Transport } from '../../client';
import type { Deps } from '../deps';
import type { Store } from '../store';
import type { Settable } from './recorder';

/** What the console is let at. The edge builds it. */
export interface ConsoleParts {
  readonly store: Store;
  readonly deps: Settable<Deps>;
  /** The way to the platform, as the client has it. */
  readonly transport: Settable<Transport>;
  /** Shows a store on the screen: the panel's own, or one with a past state. */
  readonly show: (store: Store) => void;
  readonly printer: Printer;
  /** Is never written into a recording. */
  readonly secrets: readonly string[];
  /** Redux DevTools, where they are installed. */
  readonly devtools: unknown;
  /** Whether the console is there before anything has been subscribed to. */
  readonly isFromStart: boolean;
}

/** The part of `console` that is written to. */
export type Printer = Pick<Console, 'log' | 'warn' | 'table' | 'groupCollapsed' | 'groupEnd'>;
