import { actionBehaviours } from '../../src/streams/behaviours/actions';
import { backgroundBehaviours } from '../../src/streams/behaviours/background';
import { notifyBehaviours } from '../../src/streams/behaviours/notify';
import { panelBehaviours } from '../../src/streams/behaviours/panel';
import type { Behaviour } from '../../src/streams/state/behaviour';
import type { BehaviourName } from '../../src/streams/state/behaviour-table';

/** All behaviours of the product; the panel loads some of them later. */
export const ALL_BEHAVIOURS: Readonly<Record<BehaviourName, Behaviour>> = {
  ...panelBehaviours,
  ...backgroundBehaviours,
  ...actionBehaviours,
  ...notifyBehaviours,
};
