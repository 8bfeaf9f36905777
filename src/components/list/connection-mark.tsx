import type { State } from '../../streams/state/state';
import type { ConnectionStatus } from '../../streams/push/state';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import './connection-mark.css';

export const selectConnectionKind = ({ connection }: State): ConnectionStatus['kind'] => connection.kind;

/**
 * A dot beside the panel's name that shows how the list is kept up to date: by push, by polling, or
 * not at the moment.
 */
export function ConnectionMark() {
  const { parts } = usePanel();
  return (
    <span className="connection-mark" data-connection={useSelected(selectConnectionKind)}>
      <parts.ConnectionText />
    </span>
  );
}
