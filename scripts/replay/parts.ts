import { ALL_BEHAVIOURS } from '../../spec/support/all-behaviours';
import { inVirtualTime } from '../../spec/world/clock';
import { verdicts } from '../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../src/browser/sign-in/watch-refusals';
import { createPanelClient } from '../../src/streams/panel-client';
import { startStore } from '../../src/streams/start-store';
import type { ReplayParts } from '../../src/devtools/replay/replay-parts';

/** The parts of a replay that runs in Node instead of a browser. */
export const parts: ReplayParts = {
  startStore,
  createClient: createPanelClient,
  behaviours: ALL_BEHAVIOURS,
  inVirtualTime,
  watchTokens: (watched) => {
    const { transport, refusals$ } = watchRefusals(watched);
    return { transport, ...verdicts(refusals$) };
  },
};
