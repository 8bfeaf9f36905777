import { produce } from 'immer';
import type { Draft } from 'immer';
import type { Event, EventMap, EventType } from './events';
import type { Handlers } from './handlers';
import { actions } from './reducers/actions';
import { mention } from './reducers/mention';
import { moderation } from './reducers/moderation';
import { notes } from './reducers/notes';
import { reads } from './reducers/reads';
import { replies } from './reducers/replies';
import { selection } from './reducers/selection';
import { shortcuts } from './reducers/shortcuts';
import { surroundings } from './reducers/surroundings';
import type { State } from './state';

const handlers: Handlers = {
  ...notes,
  ...surroundings,
  ...selection,
  ...shortcuts,
  ...actions,
  ...mention,
  ...moderation,
  ...reads,
  ...replies,
};

/** The state after an event (section 4). Optimism and roll-back are here: `x.requested` does, `x.failed` undoes. */
export const reduce = (state: State, event: Event): State => produce(state, (draft) => fold(draft, event));

/** The same upon a draft, for who wants to know what exactly changes. */
export function fold(draft: Draft<State>, event: Event): void {
  draft.tick += 1;
  handle(draft, event);
}

/** The map pairs each event with its handler; the type parameter keeps the pair together. */
function handle<K extends EventType>(draft: Draft<State>, event: EventMap[K] & { readonly type: K }): void {
  handlers[event.type](draft, event);
}
