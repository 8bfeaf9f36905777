import { filter, ignoreElements, merge, switchMap } from 'rxjs';
import { backgroundHandlers } from '../../streams/behaviours/background-handlers';
import { backgroundBehavioursFor } from '../../streams/behaviours/background';
import type { Behaviour } from '../../streams/state/behaviour';
import type { ChunkContext } from '../chunk-context';
import { chunk } from '../../lib/chunk';
import { gatedClient } from '../../streams/retry-after-gate';
import { loadOnce$ } from '../load-once';

export { connectSocket } from '../../client/transports/socket';
export { installConsole } from '../../browser/console';
export { missedChanges } from '../../browser/missed-changes';
export { backgroundBehaviours } from '../../streams/behaviours/background';
export { browserTabs } from '../../browser/tabs';
export { verdicts } from '../../browser/sign-in/rejected-token';

const code = chunk(() => import(/* webpackChunkName: 'notify' */ '../../streams/behaviours/notify'));

/** The behaviour of notifications, whose code is loaded when the host page requests them. */
const notify: Behaviour = (events$, state$, deps) =>
  merge(
    loadOnce$(code, state$.pipe(filter(({ isNotifyWanted }) => isNotifyWanted))).pipe(ignoreElements()),
    code.loaded$.pipe(switchMap(({ notifyBehaviours }) => notifyBehaviours.notify(events$, state$, deps))),
  );

/** Returns the parts that this chunk adds to the running store. */
export const streamsOf = ({ config, client, clientOptions }: ChunkContext) => ({
  behaviours: { ...backgroundBehavioursFor(config.features), notify },
  handlers: backgroundHandlers,
  deps: { client: gatedClient(client, clientOptions) },
});
