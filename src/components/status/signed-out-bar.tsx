import { LogIn } from 'lucide';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { directedIcon } from '../elements/icon';
import { useSelected } from '../use-selected';
import { SignInButton } from './sign-in-button';
import { useAnnounce } from './use-announce';
import './signed-out-bar.css';

const selectIsSignedIn = (state: State): boolean => state.isSignedIn;

/**
 * The bar that is shown if the session ends while the panel is open. Notes stay readable, and drafts are kept
 * (section 2).
 */
export function SignedOutBar() {
  const text = !useSelected(selectIsSignedIn) && __("You've been signed out. Your drafts are kept.");
  useAnnounce(text);
  return (
    text && (
      <div className="signed-out-bar">
        {directedIcon(LogIn)}
        <p>{text}</p>
        <SignInButton />
      </div>
    )
  );
}
