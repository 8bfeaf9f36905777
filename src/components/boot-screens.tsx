import { BootNotice } from './boot-notice';
import { __, sprintf } from './i18n';

/** The page's configuration cannot be used; for whoever sets the panel up. */
export function NotSetUp({ keys, locale }: { keys: readonly string[]; locale: string }) {
  const named = new Intl.ListFormat(locale).format(keys);
  return (
    <BootNotice
      title={__('The panel is not set up yet')}
      details={[
        sprintf(
          // translators: %s is a list of names of settings, such as "clientId and links".
          __('Please check these settings: %s.'),
          named,
        ),
        __('Your browser’s console tells what is wrong with them.'),
      ]}
    />
  );
}

/** There is no sign-in page to go to, for now. */
export const Unreachable = () => (
  <BootNotice
    title={__("We can't reach your notifications right now")}
    details={[__("We'll keep trying.")]}
  />
);

interface NotSignedInProps {
  /** In the words of the sign-in page; undefined where the browser's storage is denied. */
  readonly reason: string | undefined;
  readonly onSignIn: () => void;
}

/** Signing in went wrong (section 2, "Sign-in"). */
export const NotSignedIn = ({ reason, onSignIn }: NotSignedInProps) => (
  <BootNotice
    title={__('You are not signed in')}
    details={[
      reason ??
        __('Your browser does not let this panel keep your sign-in. Allow it to store data, and try again.'),
    ]}
    action={__('Sign in')}
    onAction={onSignIn}
  />
);
