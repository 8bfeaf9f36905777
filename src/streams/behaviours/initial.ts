import { clock } from '../environment/clock';
import { environment } from '../environment/environment';
import { postState } from '../host/post-state';
import { receiveMessages } from '../host/receive-messages';
import { wantScreen } from '../host/want-screen';
import { loadMore } from '../list/load-more';
import { polling } from '../list/polling';
import { restoreList } from '../list/restore-list';
import { keepReads } from '../reading/keep-reads';
import { restoreReads } from '../reading/restore-reads';
import { restoreDrafts } from '../reply/restore-drafts';
import type { BehaviourName } from '../operators/tag-names';
import type { Behaviour } from '../state/behaviour';

/**
 * The behaviours of the first screen, which is the list. They run from the start; `deferred.ts` has
 * the others. Stored values come before notes, so that no note shows without its read flag.
 */
export const initialBehaviours = {
  loadMore,
  keepReads,
  postState,
  restoreReads,
  restoreDrafts,
  clock,
  environment,
  receiveMessages,
  wantScreen,
  polling,
  // After the request of the list, which it must not delay.
  restoreList,
} as const satisfies Partial<Record<BehaviourName, Behaviour>>;
