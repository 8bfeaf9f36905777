import { notifyHandlers } from '../notify/reducer';
import { sessionHandlers } from '../session/reducer';
import { tabsHandlers } from '../tabs/reducer';

/** The handlers that come with the background behaviours. */
export const backgroundHandlers = {
  ...notifyHandlers,
  ...sessionHandlers,
  ...tabsHandlers,
};
