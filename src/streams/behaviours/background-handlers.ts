import { sessionHandlers } from '../session/reducer';
import { tabsHandlers } from '../tabs/reducer';

/** The handlers that load together with the background behaviours. */
export const backgroundHandlers = {
  ...sessionHandlers,
  ...tabsHandlers,
};
