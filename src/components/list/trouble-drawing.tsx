import { CloudOff, WifiOff } from 'lucide-react';
import type { Trouble } from './trouble';

/** Which side of the way is broken: the blogger's, or ours. */
export const TroubleDrawing = ({ trouble }: { trouble: Trouble }) =>
  trouble === 'offline' ? <WifiOff aria-hidden /> : <CloudOff aria-hidden />;
