import type { ConnectionStatus } from '../../streams/push/state';
import { __ } from '../../i18n';
import { useSelected } from '../use-selected';
import { selectConnectionKind } from './connection-mark';

/** The words of the connection mark, for its tooltip and for screen readers. */
export function ConnectionText() {
  const text = textOf(useSelected(selectConnectionKind));
  return <span className="connection-text" role="img" aria-label={text} title={text} />;
}

function textOf(kind: ConnectionStatus['kind']): string {
  switch (kind) {
    case 'live':
      return __('Live: new notifications appear instantly');
    case 'polling':
      return __('Connected: checks every 30 seconds');
    case 'loading':
      return __('Loading notifications');
    case 'slow':
      return __('The platform is slow to answer');
    case 'retrying':
      return __('Connection trouble: trying again');
    case 'refused':
      return __('Connected, but new notifications are refused');
    case 'offline':
      return __('Offline');
    case 'signedOut':
      return __('Signed out');
  }
}
