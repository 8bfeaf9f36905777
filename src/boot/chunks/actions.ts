import { browserAnalytics } from '../../browser/analytics';
import { browserDrawing } from '../../browser/drawing';
import { browserOutboxStore } from '../../browser/outbox-store';
import type { ChunkContext } from '../chunk-context';
import { actionHandlers } from '../../streams/behaviours/action-handlers';
import { actionBehavioursFor } from '../../streams/behaviours/actions';
import { gatedClient } from '../../streams/retry-after-gate';

export { browserAttention } from '../../browser/attention';
export { actionBehaviours } from '../../streams/behaviours/actions';
export { browserKeys } from '../../browser/keys';

/**
 * Returns the parts that this chunk adds to the running store, with the access to the browser that only its
 * behaviours need.
 */
export const streamsOf = ({ config, window, report, client, clientOptions }: ChunkContext) => ({
  behaviours: actionBehavioursFor(config.features),
  handlers: actionHandlers,
  deps: {
    client: gatedClient(client, clientOptions),
    outbox: browserOutboxStore(report),
    analytics: browserAnalytics(window, config.statsOrigin),
    drawList: browserDrawing(window, Date.now),
  },
});
