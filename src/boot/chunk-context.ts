import type { Config } from '../config/config';
import type { createPanelClient, PanelClient } from '../streams/panel-client';
import type { Deps } from '../streams/state/deps';

/** The parts of the running store that a chunk needs in order to add its own. */
export interface ChunkContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly report: Deps['report'];
  readonly clientOptions: Parameters<typeof createPanelClient>[0];
  /** The client of the store. The actions chunk replaces it by a client with a gate. */
  readonly client: PanelClient;
}
