import { X, LogOut } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';

interface SignOutQuestionProps {
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/**
 * A question before sign-out if actions wait or have failed, or drafts are kept. "Stay" has the
 * focus.
 */
export function SignOutQuestion({ onSignOut, onStay }: SignOutQuestionProps) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="header-menu-question">
        {__('Not everything is sent yet. If you sign out now, some of it may be lost.')}
      </p>
      <button type="button" role="menuitem" tabIndex={-1} aria-describedby={id} onClick={onSignOut}>
        {directedIcon(LogOut)}
        {__('Sign out')}
      </button>
      <button ref={stay} type="button" role="menuitem" tabIndex={-1} aria-describedby={id} onClick={onStay}>
        {icon(X)}
        {__('Stay')}
      </button>
    </div>
  );
}
