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
 * The behaviours of the first screen, the list. They are in the panel's script and run from the start. Stored
 * values are restored before notes are fetched, so that no note is shown without its read mark.
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
  // Starts after `polling`, so that it does not delay the list request.
  restoreList,
} satisfies BehavioursOf<'panel'>;
