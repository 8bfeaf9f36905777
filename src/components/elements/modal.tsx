import { X } from 'lucide';
import { type ComponentProps, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { __ } from '../../i18n';
import { modal$ } from '../status/use-announce';
import { icon } from './icon';
import { IconButton } from './icon-button';
import './modal.css';

interface ModalProps extends ComponentProps<'dialog'> {
  /** The heading, with a button that closes the dialog. */
  readonly heading?: string;
  /** Called on Escape, the back gesture of a phone, and a press on the backdrop. */
  readonly onClose: () => void;
  /** The element that gets the focus; by default the dialog itself. */
  readonly focused?: RefObject<HTMLElement | null>;
}

/**
 * A dialog above an inert panel. Restores the focus itself when it is unmounted: closing the dialog element
 * would restore the focus too early, while React is still rendering.
 */
export function Modal({ heading, onClose, focused, children, ...rest }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    modal$.next(dialog.current);
    // Before React removes the dialog, so that the announcer stays in the document.
    return () => modal$.next(null);
  }, []);
  useEffect(() => {
    const before = dialog.current?.ownerDocument.activeElement;
    dialog.current?.showModal();
    (focused ?? dialog).current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [focused]);
  return (
    <dialog
      aria-labelledby={heading && id}
      {...rest}
      ref={dialog}
      className="modal"
      tabIndex={-1}
      onClose={onClose}
      // A press outside the content is a press on the backdrop, unless it began inside to select text.
      onMouseDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === target) onClose();
      }}
    >
      <div className="modal-content">
        {heading && (
          <header className="modal-header">
            <h2 id={id}>{heading}</h2>
            <IconButton label={__('Close')} icon={icon(X)} onClick={() => onClose()} />
          </header>
        )}
        {children}
      </div>
    </dialog>
  );
}
