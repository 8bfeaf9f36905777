import { type Draft, produce } from 'immer';
import { environmentHandlers } from './environment/reducer';
import { hostHandlers } from './host/reducer';
import { keyboardHandlers } from './keyboard/reducer';
import { notesHandlers } from './list/reducer';
import { selectionHandlers } from './list/selection';
import { mentionsHandlers } from './mentions/reducer';
import { moderationHandlers } from './moderation/reducer';
import { outboxHandlers } from './list/outbox-reducer';
import { pushHandlers } from './push/reducer';
import { readingHandlers } from './reading/reducer';
import { replyHandlers } from './reply/reducer';
import { sessionHandlers } from './session/reducer';
import type { Event, EventMap, EventType } from './state/events';
import type { AnyHandlers, Handlers } from './state/handlers';
import type { State } from './state/state';
import { tabsHandlers } from './tabs/reducer';
import { statusHandlers } from './status/reducer';

/** The domains' handlers; an event that should have one and has none does not compile. */
const domains: Handlers = {
  ...environmentHandlers,
  ...hostHandlers,
  ...keyboardHandlers,
  ...mentionsHandlers,
  ...moderationHandlers,
  ...notesHandlers,
  ...outboxHandlers,
  ...pushHandlers,
  ...readingHandlers,
  ...replyHandlers,
  ...selectionHandlers,
  ...sessionHandlers,
  ...statusHandlers,
  ...tabsHandlers,
};

const handlers: Partial<AnyHandlers> = domains;

/** The state after an event (section 4). The results of actions are derived from the outbox's records. */
export const reduce = (state: State, event: Event): State => produce(state, (draft) => fold(draft, event));

/** Applies the event to an immer draft; the console uses it to compute patches. */
export function fold(draft: Draft<State>, event: Event): void {
  draft.tick += 1;
  handle(draft, event);
}

/** The type parameter links the handler to its event, for the compiler. */
function handle<K extends EventType>(draft: Draft<State>, event: EventMap[K] & { readonly type: K }): void {
  handlers[event.type]?.(draft, event);
}
