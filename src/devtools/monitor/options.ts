import type { Transport } from '../../client';
import type { Deps } from '../../streams/state/deps';
import type { Store } from '../../streams/state/store';

/** The parts of the panel that the console uses, passed in by `src/boot/start.ts`. */
export interface ConsoleOptions {
  readonly store: Store;
  readonly deps: Writable<Deps>;
  /** The client's transport to the platform. */
  readonly transport: Writable<Transport>;
  /** Shows a store on the screen: the panel's own, or one with a past state. */
  readonly show: (store: Store) => void;
  readonly printer: Printer;
  /** Strings that are never written into a recording. */
  readonly secrets: readonly string[];
  /** The Redux DevTools extension; undefined if it is not installed. */
  readonly devtools: unknown;
  /** The address of the panel's script, which identifies the build. */
  readonly build: string;
  /** The panel's configuration, which is saved in sessions. */
  readonly config: unknown;
  /** Whether the console opens before the first subscription to a stream. */
  readonly isFromStart: boolean;
}

/** The part of the browser's `console` that prints the output. */
export type Printer = Pick<Console, 'log' | 'warn' | 'table' | 'groupCollapsed' | 'groupEnd'>;

/** A type with writable members. The recorder replaces members before the first subscription. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
