import { sessionHandlers } from '../session/reducer';
import { tabsHandlers } from '../tabs/reducer';

/** The handlers that load with the background behaviours. */
export const backgroundHandlers = {
  ...sessionHandlers,
  ...tabsHandlers,
};
