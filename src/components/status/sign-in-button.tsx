import { __ } from '../../i18n';
import { useSend } from '../use-selected';

/** A button that leads to the sign-in page. */
export function SignInButton() {
  const send = useSend();
  return (
    <button type="button" className="button" onClick={() => send({ type: 'signIn.requested' })}>
      {__('Sign in')}
    </button>
  );
}
