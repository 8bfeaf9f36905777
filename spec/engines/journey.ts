import type { Sandbox } from '../e2e/support/sandbox';
import type { Driver, Preferences } from './driver';

/**
 * What a journey works with: a window with an empty profile at 1280 x 720, and a sandbox that was
 * reset.
 */
export interface JourneyContext {
  readonly driver: Driver;
  readonly sandbox: Sandbox;
}

/** The steps of a user and the expected results, in any browser. Throws if a result is missing. */
export interface Journey {
  /** The rule, as a whole sentence. */
  readonly name: string;
  /** Default: light, with reduced motion. */
  readonly preferences?: Partial<Preferences>;
  /** Console errors that the journey causes. Browsers report each failed request. */
  readonly allows?: RegExp;
  readonly run: (context: JourneyContext) => Promise<void>;
}
