import { BootAction, BootNotice } from './boot-notice';
import { __, sprintf } from './i18n';

interface NotSetUpProps {
  readonly problems: readonly { readonly key: string; readonly text: string }[];
  readonly locale: string;
}

/** The page's configuration cannot be used; for whoever sets the panel up, who is told all where they build it. */
export function NotSetUp({ problems, locale }: NotSetUpProps) {
  const keys = new Intl.ListFormat(locale).format(problems.map(({ key }) => key));
  return (
    <BootNotice
      title={__('The panel is not set up yet')}
      details={[
        sprintf(
          // translators: %s is a list of names of settings, such as "clientId and links".
          __('Please check these settings: %s.'),
          keys,
        ),
        __('Your browser’s console tells what is wrong with them.'),
        ...(process.env.NODE_ENV === 'development' ? problems.map(({ text }) => text) : []),
      ]}
    />
  );
}

/** In a frame of a page that is not configured. */
export const NotHere = () => (
  <BootNotice
    title={__('This page may not show your notifications')}
    details={[__('Open them where you write your blog.')]}
  />
);

/** There is no sign-in page to go to, for now. */
export const Unreachable = () => (
  <BootNotice
    title={__("We can't reach your notifications right now")}
    details={[__("We'll keep trying.")]}
  />
);

/** Why the sign-in page gave no token: a word of OAuth's, and its own words, where it has any. */
interface Refusal {
  readonly error: string;
  readonly description: string;
}

interface NotSignedInProps {
  /** Undefined where what came back was no answer to what was asked. */
  readonly refusal?: Refusal;
  readonly onSignIn: () => void;
}

/** Signing in went wrong (section 2, "Sign-in"). */
export const NotSignedIn = ({ refusal, onSignIn }: NotSignedInProps) => (
  <BootNotice
    title={__('You are not signed in')}
    details={[refusal ? refusalText(refusal) : __('Signing in was interrupted. Please try again.')]}
  >
    <BootAction text={__('Sign in')} onClick={onSignIn} />
  </BootNotice>
);

function refusalText({ error, description }: Refusal): string {
  if (description !== '') return description;
  return error === 'access_denied'
    ? __('The panel was not allowed to read your notifications.')
    : __('The sign-in page could not sign you in. Please try again.');
}

/** After signing out. */
export const SignedOut = ({ onSignIn }: { onSignIn: () => void }) => (
  <BootNotice title={__('You are signed out')} details={[__('Nothing of yours is kept in this browser.')]}>
    <BootAction text={__('Sign in')} onClick={onSignIn} />
  </BootNotice>
);

/** Where one signs in at the platform itself. */
export const SignInElsewhere = ({ href }: { href: string }) => (
  <BootNotice
    title={__('You are not signed in')}
    details={[__('Sign in in a new window, and come back here.')]}
  >
    <a className="boot-notice-action" href={href} target="_blank" rel="noopener noreferrer">
      {__('Sign in')}
    </a>
  </BootNotice>
);

interface StorageDeniedProps {
  /** The browser opened no window. */
  readonly isBlocked: boolean;
  /** Undefined where the browser cannot be asked. */
  readonly onAsk: (() => void) | undefined;
  readonly onPopUp: () => void;
}

/** The browser lets the panel keep nothing: it can be asked to, or the sign-in is good for as long as the page. */
export const StorageDenied = ({ isBlocked, onAsk, onPopUp }: StorageDeniedProps) => (
  <BootNotice
    title={__('You are not signed in')}
    details={[
      __('Your browser does not let this panel keep your sign-in.'),
      isBlocked
        ? __('It did not open the sign-in page, either. Allow this page to open windows, and try again.')
        : __('Without that, you will be asked again at your next visit.'),
    ]}
  >
    {onAsk && <BootAction text={__('Let the panel keep it')} onClick={onAsk} />}
    <BootAction text={__('Sign in in a new window')} onClick={onPopUp} />
  </BootNotice>
);

/** In the window that was opened to sign in, should it not close. */
export const HandedOver = () => (
  <BootNotice title={__('You are signed in')} details={[__('You can close this window now.')]} />
);
