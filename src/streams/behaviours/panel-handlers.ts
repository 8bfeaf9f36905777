import { environmentHandlers } from '../environment/reducer';
import { hostHandlers } from '../host/reducer';
import { notesHandlers } from '../list/reducer';
import { selectionHandlers } from '../list/selection';
import { notifyHandlers } from '../notify/reducer';
import { preferencesHandlers } from '../preferences/reducer';
import { pushHandlers } from '../push/reducer';
import { readingHandlers } from '../reading/reducer';
import { triageHandlers } from '../triage/reducer';

/** The handlers in the panel's script, for the events of its behaviours and of the first screen. */
export const panelHandlers = {
  ...environmentHandlers,
  ...hostHandlers,
  ...notesHandlers,
  ...notifyHandlers,
  ...preferencesHandlers,
  ...pushHandlers,
  ...readingHandlers,
  ...selectionHandlers,
  ...triageHandlers,
};
