import { conversationHandlers } from '../conversation/reducer';
import { findHandlers } from '../find/reducer';
import { keyboardHandlers } from '../keyboard/reducer';
import { filtersHandlers } from '../list/filters-reducer';
import { outboxHandlers } from '../list/outbox-reducer';
import { mentionsHandlers } from '../mentions/reducer';
import { replyHandlers } from '../reply/reducer';
import { statusHandlers } from '../status/reducer';
import { deedHandlers } from '../deeds/reducer';
import { checksHandlers } from '../triage/checks-reducer';
import { doneHandlers } from '../triage/done-reducer';

/** The handlers that load together with the behaviours of actions, which send the events for these handlers. */
export const actionHandlers = {
  ...checksHandlers,
  ...deedHandlers,
  ...conversationHandlers,
  ...doneHandlers,
  ...filtersHandlers,
  ...findHandlers,
  ...keyboardHandlers,
  ...mentionsHandlers,
  ...outboxHandlers,
  ...replyHandlers,
  ...statusHandlers,
};
