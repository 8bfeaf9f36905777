import { notify } from '../notify/notify';
import type { BehavioursOf } from '../state/behaviour-table';

/** The behaviour of system notifications. Its code is loaded when the host page wants notifications. */
export const notifyBehaviours = { notify } satisfies BehavioursOf<'notify'>;
