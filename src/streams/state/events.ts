import type { ActionEvent } from '../actions/events';
import type { ConversationEvent } from '../conversation/events';
import type { DeedEvent } from '../deeds/events';
import type { EnvironmentEvent } from '../environment/events';
import type { FindEvent } from '../find/events';
import type { HostEvent } from '../host/events';
import type { KeyboardEvent } from '../keyboard/events';
import type { FiltersEvent, NotesEvent, SelectionEvent } from '../list/events';
import type { MentionEvent } from '../mentions/events';
import type { NotifyEvent } from '../notify/events';
import type { OutboxEvent } from '../outbox/events';
import type { PreferencesEvent } from '../preferences/events';
import type { PushEvent } from '../push/events';
import type { ReadingEvent } from '../reading/events';
import type { ReplyEvent } from '../reply/events';
import type { SessionEvent } from '../session/events';
import type { TabsEvent } from '../tabs/events';
import type { StatusEvent } from '../status/events';
import type { TriageEvent } from '../triage/events';

/**
 * All events, each named `subject.pastTense`. The reducer defines the changes of an event, the
 * behaviours its consequences.
 */
export type Event =
  | ActionEvent
  | ConversationEvent
  | DeedEvent
  | EnvironmentEvent
  | FiltersEvent
  | FindEvent
  | HostEvent
  | KeyboardEvent
  | MentionEvent
  | NotesEvent
  | NotifyEvent
  | OutboxEvent
  | PreferencesEvent
  | PushEvent
  | ReadingEvent
  | ReplyEvent
  | SelectionEvent
  | SessionEvent
  | StatusEvent
  | TabsEvent
  | TriageEvent;

export type EventType = Event['type'];
export type EventMap = { [E in Event as E['type']]: E };
export type EventOf<T extends EventType> = EventMap[T];
