import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import './modal.css';

interface ModalProps extends ComponentProps<'dialog'> {
  /** Called on Escape, the back gesture of a phone, and a press on the backdrop. */
  readonly onClose: () => void;
  /** Gets the focus; by default the dialog itself. */
  readonly focused?: RefObject<HTMLElement | null>;
}

/**
 * A dialog above an inert panel. It returns the focus when it is removed: closing the element would
 * return it too early, while React still draws.
 */
export function Modal({ onClose, focused, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      {...rest}
      ref={dialog}
      className="modal"
      tabIndex={-1}
      onClose={onClose}
      // A press outside of the content is one on the backdrop.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="modal-content">{children}</div>
    </dialog>
  );
}
