import { type ConversationState, initialConversationState } from '../conversation/state';
import { type EnvironmentState, initialEnvironmentState } from '../environment/state';
import { type FindState, initialFindState } from '../find/state';
import { type HostState, initialHostState } from '../host/state';
import { initialKeyboardState, type KeyboardState } from '../keyboard/state';
import { initialListState, type ListState } from '../list/state';
import { initialMentionsState, type MentionsState } from '../mentions/state';
import { initialNotifyState, type NotifyState } from '../notify/state';
import { initialOutboxState, type OutboxState } from '../outbox/state';
import { initialPreferencesState, type PreferencesState } from '../preferences/state';
import { initialPushState, type PushState } from '../push/state';
import { initialReadingState, type ReadingState } from '../reading/state';
import { initialReplyState, type ReplyState } from '../reply/state';
import { initialSessionState, type SessionState } from '../session/state';
import { initialStatusState, type StatusState } from '../status/state';
import { initialTabsState, type TabsState } from '../tabs/state';
import { initialTriageState, type TriageState } from '../triage/state';
import type { Tick } from './tick';

/**
 * The panel's state (section 3, "Local state"), with one part for each domain. Plain data that only the reducer
 * changes.
 */
export interface State
  extends
    ConversationState,
    EnvironmentState,
    FindState,
    HostState,
    KeyboardState,
    ListState,
    MentionsState,
    NotifyState,
    OutboxState,
    PreferencesState,
    PushState,
    ReadingState,
    ReplyState,
    SessionState,
    StatusState,
    TabsState,
    TriageState {
  /** The number of events so far. */
  readonly tick: Tick;
}

/** The state before the first event (section 4). */
export const initialState: State = {
  tick: 0,
  ...initialConversationState,
  ...initialEnvironmentState,
  ...initialFindState,
  ...initialHostState,
  ...initialKeyboardState,
  ...initialListState,
  ...initialMentionsState,
  ...initialNotifyState,
  ...initialOutboxState,
  ...initialPreferencesState,
  ...initialPushState,
  ...initialReadingState,
  ...initialReplyState,
  ...initialSessionState,
  ...initialStatusState,
  ...initialTabsState,
  ...initialTriageState,
};
