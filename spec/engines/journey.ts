import type { Sandbox } from '../browser/support/sandbox';
import type { Driver, Preferences } from './driver';

/** The resources of a journey: a window with an empty profile at 1280 x 720, and a sandbox that has just been reset. */
export interface Stage {
  readonly driver: Driver;
  readonly sandbox: Sandbox;
  /** Keeps a picture of the window under this name, where pictures are wanted. */
  readonly picture: (name: string) => Promise<void>;
}

/** Steps of a blogger and the results they must see, in any browser. Throws if a result is missing. */
export interface Journey {
  /** The rule, as a whole sentence. */
  readonly name: string;
  /** Light, with reduced motion, unless it says otherwise. */
  readonly preferences?: Partial<Preferences>;
  /** Console errors that belong to it: a browser reports each request that fails. */
  readonly allows?: RegExp;
  readonly run: (stage: Stage) => Promise<void>;
}
