import { CloudOff, WifiOff } from 'lucide';
import { icon } from '../icon';
import type { Trouble } from './trouble';

/** Which side of the way is broken: the blogger's, or ours. */
export const TroubleDrawing = ({ trouble }: { trouble: Trouble }) =>
  trouble === 'offline' ? icon(WifiOff) : icon(CloudOff);
