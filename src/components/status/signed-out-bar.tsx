import { LogIn } from 'lucide';
import type { State } from '../../streams/state/state';
import { __ } from '../i18n';
import { directedIcon } from '../icon';
import { useSelected, useSend } from '../use-selected';
import './signed-out-bar.css';

const selectIsSignedIn = (state: State): boolean => state.isSignedIn;

/** A session that ended while the panel was open: what is here can still be read, and drafts stay (section 2). */
export function SignedOutBar() {
  const isSignedIn = useSelected(selectIsSignedIn);
  const send = useSend();
  return (
    <div role="status">
      {!isSignedIn && (
        <div className="signed-out-bar">
          {directedIcon(LogIn)}
          <p>{__('You’ve been signed out. Your drafts are kept.')}</p>
          <button type="button" className="button" onClick={() => send({ type: 'signIn.requested' })}>
            {__('Sign in')}
          </button>
        </div>
      )}
    </div>
  );
}
