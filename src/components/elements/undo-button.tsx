import { type ComponentProps, useCallback } from 'react';
import { isUndoneByKey } from '../../streams/deeds/undo';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { titleWithKey } from '../title-with-key';
import { useSelected } from '../use-selected';

interface UndoButtonProps extends ComponentProps<'button'> {
  /** The id of the action or batch to undo; undefined for the button of a message. */
  readonly of?: string;
}

/** A button that undoes an action. Its title names the key U if U would undo the same action. */
export function UndoButton({ of, children, ...rest }: UndoButtonProps) {
  const isByKey = useSelected(useCallback((state: State) => isUndoneByKey(state, of), [of]));
  return (
    <button
      {...rest}
      type="button"
      className="button"
      title={titleWithKey(__('Undo'), isByKey ? 'U' : undefined)}
    >
      {children}
      {__('Undo')}
    </button>
  );
}
