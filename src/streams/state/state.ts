import { type EnvironmentState, initialEnvironmentState } from '../environment/state';
import { type HostState, initialHostState } from '../host/state';
import { initialKeyboardState, type KeyboardState } from '../keyboard/state';
import { initialListState, type ListState } from '../list/state';
import { initialMentionsState, type MentionsState } from '../mentions/state';
import { initialOutboxState, type OutboxState } from '../outbox/state';
import { initialPushState, type PushState } from '../push/state';
import { initialReadingState, type ReadingState } from '../reading/state';
import { initialReplyState, type ReplyState } from '../reply/state';
import { initialSessionState, type SessionState } from '../session/state';
import { initialStatusState, type StatusState } from '../status/state';
import { initialTabsState, type TabsState } from '../tabs/state';
import type { Tick } from './tick';

/**
 * The panel's state (section 3, "Local state"): the domains' parts side by side. Plain data that
 * only the reducer changes.
 */
export interface State
  extends
    EnvironmentState,
    HostState,
    KeyboardState,
    ListState,
    MentionsState,
    OutboxState,
    PushState,
    ReadingState,
    ReplyState,
    SessionState,
    StatusState,
    TabsState {
  /** The number of events so far. */
  readonly tick: Tick;
}

/** The state before the first event (section 4). */
export const initialState: State = {
  tick: 0,
  ...initialEnvironmentState,
  ...initialHostState,
  ...initialKeyboardState,
  ...initialListState,
  ...initialMentionsState,
  ...initialOutboxState,
  ...initialPushState,
  ...initialReadingState,
  ...initialReplyState,
  ...initialSessionState,
  ...initialStatusState,
  ...initialTabsState,
};
