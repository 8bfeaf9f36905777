import { browserAnalytics } from '../../browser/analytics';
import { browserDrawing } from '../../browser/drawing';
import { browserOutboxStore } from '../../browser/outbox-store';
import type { ChunkContext } from '../chunk-context';
import { actionHandlers } from '../../streams/behaviours/action-handlers';
import { actionBehavioursFor } from '../../streams/behaviours/actions';

export { browserAttention } from '../../browser/attention';
export { actionBehaviours } from '../../streams/behaviours/actions';
export { browserKeys } from '../../browser/keys';
export { missedChanges } from '../../browser/missed-changes';

/** What this chunk adds to the running store: also the parts of the browser that only its behaviours use. */
export const streamsOf = ({ config, window, report }: ChunkContext) => ({
  behaviours: actionBehavioursFor(config.features),
  handlers: actionHandlers,
  deps: {
    outbox: browserOutboxStore(report),
    analytics: browserAnalytics(window, config.statsOrigin),
    drawList: browserDrawing(window, Date.now),
  },
});
