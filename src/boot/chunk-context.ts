import type { Config } from '../config/config';
import type { createPanelClient } from '../streams/panel-client';
import type { Deps } from '../streams/state/deps';

/** The parts of the page that a chunk needs to add its own to the running store. */
export interface ChunkContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly report: Deps['report'];
  readonly clientOptions: Parameters<typeof createPanelClient>[0];
}
