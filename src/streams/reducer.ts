import { type Draft, produce } from 'immer';
import { environmentHandlers } from './environment/reducer';
import { hostHandlers } from './host/reducer';
import { keyboardHandlers } from './keyboard/reducer';
import { notesHandlers } from './list/reducer';
import { selectionHandlers } from './list/selection';
import { mentionsHandlers } from './mentions/reducer';
import { moderationHandlers } from './moderation/reducer';
import { pushHandlers } from './push/reducer';
import { reactionsHandlers } from './reactions/reducer';
import { readingHandlers } from './reading/reducer';
import { replyHandlers } from './reply/reducer';
import { sessionHandlers } from './session/reducer';
import type { Event, EventMap, EventType } from './state/events';
import type { Handlers } from './state/handlers';
import type { State } from './state/state';
import { tabsHandlers } from './tabs/reducer';
import { statusHandlers } from './status/reducer';

/** The domains' handlers; an event without one does not compile. */
const handlers: Handlers = {
  ...environmentHandlers,
  ...hostHandlers,
  ...keyboardHandlers,
  ...mentionsHandlers,
  ...moderationHandlers,
  ...notesHandlers,
  ...pushHandlers,
  ...reactionsHandlers,
  ...readingHandlers,
  ...replyHandlers,
  ...selectionHandlers,
  ...sessionHandlers,
  ...statusHandlers,
  ...tabsHandlers,
  'tabs.received': (state, { event }) => {
    const { selectedNoteId: open } = state;
    handle(state, event);
    // Another tab opens no note here: keys and clicks that were meant for the open one would act on it.
    if (state.selectedNoteId !== open)
      state.selectedNoteId = event.type === 'moderation.undone' ? open : null;
  },
};

/**
 * The state after an event (section 4). Optimistic updates and rollbacks are handlers:
 * `x.requested` applies a change, `x.failed` takes it back.
 */
export const reduce = (state: State, event: Event): State => produce(state, (draft) => fold(draft, event));

/** Applies the event to an immer draft; the console uses it to compute patches. */
export function fold(draft: Draft<State>, event: Event): void {
  draft.tick += 1;
  handle(draft, event);
}

/** The type parameter links the handler to its event, for the compiler. */
function handle<K extends EventType>(draft: Draft<State>, event: EventMap[K] & { readonly type: K }): void {
  handlers[event.type](draft, event);
}
