import type { PanelMessage } from '../../embed/protocol';
import type { Bell } from '../reading/bell';

/** Creates the message to the host page with the data of the bell (section 7). */
export const bellMessage = ({ numNew, latestType }: Bell): PanelMessage =>
  numNew > 0 ? { action: 'render', num_new: numNew, latest_type: latestType } : { action: 'renderAllSeen' };
