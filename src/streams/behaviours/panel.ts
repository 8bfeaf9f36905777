import { clock } from '../environment/clock';
import { environment } from '../environment/environment';
import { postState } from '../host/post-state';
import { receiveMessages } from '../host/receive-messages';
import { wantScreen } from '../host/want-screen';
import { loadMore } from '../list/load-more';
import { polling } from '../list/polling';
import { restoreList } from '../list/restore-list';
import { restoreReads } from '../reading/restore-reads';
import { restoreDone } from '../triage/restore-done';
import { restorePreferences } from '../preferences/restore-preferences';
import type { BehavioursOf } from '../state/behaviour-table';

/**
 * The behaviours in the panel's script: those of the first screen, the list. They run from the start. Stored
 * values are restored before notes, so that no note shows without its read flag.
 */
export const panelBehaviours = {
  loadMore,
  postState,
  restoreReads,
  restoreDone,
  restorePreferences,
  clock,
  environment,
  receiveMessages,
  wantScreen,
  polling,
  // After `polling`, so that it does not delay the list request.
  restoreList,
} satisfies BehavioursOf<'panel'>;
