import { filter, ignoreElements, merge, switchMap } from 'rxjs';
import { backgroundBehavioursFor as behavioursFor } from '../../streams/behaviours/background';
import type { Behaviour, Behaviours } from '../../streams/state/behaviour';
import { chunk } from '../../lib/chunk';
import { loadOnce$ } from '../load-once';

export { connectSocket } from '../../client/transports/socket';
export { installConsole } from '../../browser/console';
export { browserTabs } from '../../browser/tabs';
export { verdicts } from '../../browser/sign-in/rejected-token';
export { backgroundHandlers } from '../../streams/behaviours/background-handlers';

const code = chunk(() => import(/* webpackChunkName: 'notify' */ '../../streams/behaviours/notify'));

/** Notifications: their code is loaded when the host page shows them. */
const notify: Behaviour = (events$, state$, deps) =>
  merge(
    loadOnce$(code, state$.pipe(filter(({ isNotifyWanted }) => isNotifyWanted))).pipe(ignoreElements()),
    code.loaded$.pipe(switchMap(({ notifyBehaviours }) => notifyBehaviours.notify(events$, state$, deps))),
  );

export const backgroundBehavioursFor = (features: Parameters<typeof behavioursFor>[0]): Behaviours => ({
  ...behavioursFor(features),
  notify,
});
export { createGate } from '../../streams/gate';
