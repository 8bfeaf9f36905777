import { BootAction, BootNotice } from './boot-notice';
import { __, _n, sprintf } from '../i18n';

interface NotSetUpProps {
  readonly problems: readonly { readonly key: string; readonly text: string }[];
  readonly locale: string;
}

/** Shown if the configuration is invalid. A development build also lists the problems. */
export function NotSetUp({ problems, locale }: NotSetUpProps) {
  const keys = new Intl.ListFormat(locale).format(problems.map(({ key }) => key));
  return (
    <BootNotice
      title={__('The panel is not set up yet')}
      details={[
        sprintf(
          // translators: %s is a list of names of settings, such as "clientId and links".
          _n('Please check this setting: %s.', 'Please check these settings: %s.', problems.length),
          keys,
        ),
        __("Your browser's console tells what is wrong."),
        ...(process.env.NODE_ENV === 'development' ? problems.map(({ text }) => text) : []),
      ]}
    />
  );
}

/** Shown if a page that is not configured as a host frames the panel. */
export const NotHere = () => (
  <BootNotice
    title={__('This page may not show your notifications')}
    details={[__('Open them where you write your blog.')]}
  />
);

/** Shown while the sign-in page cannot be reached. */
export const Unreachable = () => (
  <BootNotice
    title={__("We can't reach your notifications right now")}
    details={[__("We'll keep trying.")]}
  />
);

/** Why the sign-in page returned no token: an OAuth error code, and a description or ''. */
export interface Refusal {
  readonly error: string;
  readonly description: string;
}

interface NotSignedInProps {
  /** Undefined if the response does not belong to a sign-in that this page has started. */
  readonly refusal?: Refusal;
  readonly onSignIn: () => void;
}

/** Shown after a failed sign-in (section 2, "Sign-in"). */
export const NotSignedIn = ({ refusal, onSignIn }: NotSignedInProps) => (
  <BootNotice
    title={__('Sign in to see your notifications')}
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

interface SignedOutProps {
  /** Whether all of the blogger's data was removed. Drafts stay if only the token was removed from storage. */
  readonly isClean: boolean;
  readonly onSignIn: () => void;
}

/** Shown after the sign-out, and after the token was removed from storage. */
export const SignedOut = ({ isClean, onSignIn }: SignedOutProps) => (
  <BootNotice
    title={__('You are signed out')}
    details={[
      isClean
        ? __('Your data has been removed from this browser.')
        : __('Your sign-in has been removed from this browser. Your drafts are kept.'),
    ]}
  >
    <BootAction text={__('Sign in')} onClick={onSignIn} />
  </BootNotice>
);

/** Shown with a link to the platform's own sign-in page, if the panel uses the platform's cookies. */
export const SignInElsewhere = ({ href }: { href: string }) => (
  <BootNotice
    title={__('Sign in to see your notifications')}
    details={[__('Sign in in a new window, and come back here.')]}
  >
    <a className="boot-notice-action" href={href} target="_blank" rel="noopener noreferrer">
      {__('Sign in')}
    </a>
  </BootNotice>
);

interface StorageDeniedProps {
  /** Whether the browser has refused access to storage when the blogger requested it. */
  readonly isRefused: boolean;
  /** Whether the browser has blocked the pop-up of the sign-in. */
  readonly isBlocked: boolean;
  /** Requests access to storage; undefined if that is impossible or was refused. */
  readonly onAsk: (() => void) | undefined;
  readonly onPopUp: () => void;
}

/**
 * Shown if the browser denies access to storage. The blogger can request access, or sign in for as long as the
 * page is open.
 */
export const StorageDenied = ({ isRefused, isBlocked, onAsk, onPopUp }: StorageDeniedProps) => (
  <BootNotice
    title={__('Sign in to see your notifications')}
    details={[
      isRefused
        ? __('Your browser refused to let this panel keep your sign-in.')
        : __('Your browser does not let this panel keep your sign-in.'),
      isBlocked
        ? __('It did not open the sign-in page, either. Allow this page to open windows, and try again.')
        : isRefused
          ? __(
              'You can sign in in a new window. The panel then keeps your sign-in until you close this page.',
            )
          : __('Without that, you will be asked again at your next visit.'),
    ]}
  >
    {onAsk && <BootAction text={__('Let the panel keep it')} onClick={onAsk} />}
    <BootAction text={__('Sign in in a new window')} onClick={onPopUp} isSecondary={onAsk !== undefined} />
  </BootNotice>
);

/** Shown in the pop-up after a sign-in, if the pop-up cannot close itself. */
export const HandedOver = () => (
  <BootNotice title={__('You are signed in')} details={[__('You can close this window now.')]} />
);
