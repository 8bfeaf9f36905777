import type { Config } from '../config/config';
import type { createPanelClient, PanelClient } from '../streams/panel-client';
import type { Deps } from '../streams/state/deps';

/** The parts of the running store that a chunk needs to add its own parts. */
export interface ChunkContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly report: Deps['report'];
  readonly clientOptions: Parameters<typeof createPanelClient>[0];
  /** The client of the store. The first chunk to load puts a gate before it. */
  readonly client: PanelClient;
}
