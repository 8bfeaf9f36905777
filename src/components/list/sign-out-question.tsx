import { LogOut, X } from 'lucide';
import { useId, useRef } from 'react';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { Modal } from '../elements/modal';
import './sign-out-question.css';

interface SignOutQuestionProps {
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/**
 * A question before sign-out if actions wait or have failed, or drafts are kept. "Stay" has the
 * focus. None of its keys reaches the panel, where they are shortcuts.
 */
export function SignOutQuestion({ onSignOut, onStay }: SignOutQuestionProps) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      aria-label={__('Sign out of this panel')}
      aria-describedby={id}
      focused={stay}
      onClose={onStay}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p id={id}>{__('Not everything is sent yet. If you sign out now, some of it may be lost.')}</p>
      <div className="sign-out-actions">
        <button type="button" className="button" onClick={onSignOut}>
          {directedIcon(LogOut)}
          {__('Sign out')}
        </button>
        <button ref={stay} type="button" className="button button-primary" onClick={onStay}>
          {icon(X)}
          {__('Stay')}
        </button>
      </div>
    </Modal>
  );
}
