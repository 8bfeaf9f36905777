import { tap } from 'rxjs';
import { HandedOver, NotSignedIn, SignedOut, StorageDenied, Unreachable } from '../components/boot-screens';
import {
  type OAuthResponse,
  parseOAuthResponse,
  sessionFromResponse,
} from '../browser/sign-in/parse-oauth-response';
import { canStore, takePendingSignIn } from '../browser/sign-in/pending-sign-in';
import { postResponseToOpener, signInByPopUp } from '../browser/sign-in/pop-up';
import { redirectToSignIn$ } from '../browser/sign-in/redirect-to-sign-in';
import { removeBloggerData } from '../browser/sign-in/remove-blogger-data';
import { isSignedOut, loadSession, saveSession, type Session } from '../browser/sign-in/stored-session';
import { clockMs } from './clock';
import type { BootContext } from './boot-context';

export interface SignInContext extends BootContext {
  /** Starts the panel with a session. */
  readonly start: (session: Session) => void;
  /** Whether a panel is already on the screen. It stays there until the redirect. */
  readonly isRunning?: boolean;
}

/**
 * Signs in (section 2): handles the OAuth response with which the sign-in page has returned, or
 * redirects to that page. After a failed response the blogger must ask for another redirect, so
 * that there is no loop.
 */
export function signIn(context: SignInContext, fragment = ''): void {
  if (fragment !== '') handleResponse(context, fragment);
  else if (isSignedOut(context.storage)) {
    removeBloggerData(context.storage);
    context.show(() => <SignedOut onSignIn={() => redirect(context)} />);
  } else redirect(context);
}

function handleResponse(context: SignInContext, fragment: string): void {
  const { window, storage, show, start } = context;
  if (postResponseToOpener(fragment, window)) {
    show(() => <HandedOver />);
    return;
  }
  const response = parseOAuthResponse(fragment);
  const pending = takePendingSignIn(storage);
  if (pending) window.history.replaceState(null, '', `${window.location.pathname}${pending.search}`);
  const now = clockMs();
  if (!pending && !canStore(storage)) showStorageDenied(context);
  else if (response === undefined || response.state !== pending?.state) {
    // Not a response to this page's request; it may carry somebody else's token.
    const stored = loadSession(storage, now);
    if (stored) start(stored);
    else show(() => <NotSignedIn onSignIn={() => redirect(context)} />);
  } else if (response.token === '') {
    show(() => <NotSignedIn refusal={response} onSignIn={() => redirect(context)} />);
  } else {
    const session = sessionFromResponse(response, now);
    saveSession(storage, session);
    start(session);
  }
}

/** Redirects to the sign-in page; without storage, the response could not be accepted. */
function redirect(context: SignInContext): void {
  const { config, window, storage, show, isRunning } = context;
  if (!canStore(storage)) {
    showStorageDenied(context);
    return;
  }
  redirectToSignIn$(config, window, storage)
    .pipe(tap(() => !isRunning && show(() => <Unreachable />)))
    .subscribe();
}

/**
 * The browser denies storage, as some do in frames. The blogger can ask it for access, or sign in
 * by a pop-up; then the token is only kept in this page.
 */
function showStorageDenied(context: SignInContext, isPopUpBlocked = false): void {
  const { config, window, storage, show, start } = context;
  const { document, parent } = window;
  const requestAccess = async (): Promise<void> => {
    // A refusal rejects; the check below shows the result.
    await document.requestStorageAccess().catch(() => undefined);
    const stored = loadSession(storage, clockMs());
    if (stored) start(stored);
    else if (canStore(storage)) redirect(context);
    else showStorageDenied(context);
  };
  const openPopUp = (): void => {
    const response$ = signInByPopUp(config, window);
    if (!response$) {
      showStorageDenied(context, true);
      return;
    }
    const handle = (response: OAuthResponse): void => {
      if (response.token === '')
        show(() => <NotSignedIn refusal={response} onSignIn={() => showStorageDenied(context)} />);
      else start(sessionFromResponse(response, clockMs()));
    };
    response$.pipe(tap(handle)).subscribe();
  };
  const canRequest = parent !== window && 'requestStorageAccess' in document;
  show(() => (
    <StorageDenied
      isBlocked={isPopUpBlocked}
      onAsk={canRequest ? () => void requestAccess() : undefined}
      onPopUp={openPopUp}
    />
  ));
}
