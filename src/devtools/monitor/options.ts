import type { Transport } from '../../client';
import type { Deps } from '../../streams/state/deps';
import type { Store } from '../../streams/state/store';

/** The parts of the panel that the console uses. `src/boot/start.ts` builds it. */
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
  /** The Redux DevTools extension, or undefined if it is not installed. */
  readonly devtools: unknown;
  /** The address of the panel's script, which names the build. */
  readonly build: string;
  /** The panel's configuration, which sessions contain. */
  readonly config: unknown;
  /** Whether the console opens before anything is subscribed to. */
  readonly isFromStart: boolean;
}

/** The part of the browser's `console` that output goes to. */
export type Printer = Pick<Console, 'log' | 'warn' | 'table' | 'groupCollapsed' | 'groupEnd'>;

/** A type whose members may be replaced; the recorder does so before anything is subscribed to. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
