import type { State } from '../../streams/state/state';
import type { ConnectionStatus } from '../../streams/push/state';
import { __ } from '../../i18n';
import { useSelected } from '../use-selected';
import './connection-mark.css';

const selectKind = ({ connection }: State): ConnectionStatus['kind'] => connection.kind;

/** A dot beside the panel's name that shows the connection: live, polling, or in trouble. */
export function ConnectionMark() {
  const kind = useSelected(selectKind);
  const text = textOf(kind);
  return (
    <span className="connection-mark" data-connection={kind} role="img" aria-label={text} title={text} />
  );
}

function textOf(kind: ConnectionStatus['kind']): string {
  switch (kind) {
    case 'live':
      return __('Live: new notifications appear instantly');
    case 'polling':
      return __('Connected: checks every 30 seconds');
    case 'retrying':
      return __('Connection trouble: trying again');
    case 'refused':
      return __('Connected, but new notifications are refused');
    case 'offline':
      return __('Offline');
  }
}
