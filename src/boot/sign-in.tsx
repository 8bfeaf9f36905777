import type { ReactNode } from 'react';
import { filter, map, take, takeUntil, tap } from 'rxjs';
import type { PanelClient } from '../streams/panel-client';
import {
  HandedOver,
  NotSignedIn,
  type Refusal,
  SignedOut,
  StorageDenied,
  Unreachable,
} from '../components/boot-screens';
import {
  type OAuthResponse,
  parseOAuthResponse,
  sessionFromResponse,
} from '../browser/sign-in/parse-oauth-response';
import { canStore, forgetPendingSignIns, takePendingSignIn } from '../browser/sign-in/pending-sign-in';
import { postResponseToOpener, signInByPopUp } from '../browser/sign-in/pop-up';
import { redirectToSignIn$ } from '../browser/sign-in/redirect-to-sign-in';
import { removeBloggerData } from '../browser/sign-in/remove-blogger-data';
import { KEPT_LIST_KEY } from '../lib/storage-keys';
import { browserLocks } from '../browser/locks';
import { findBlogger$ } from '../browser/sign-in/find-blogger';
import type { Session } from '../streams/session/state';
import { AUTH_KEY, loadSession } from '../streams/session/stored-session';
import { isSignedOut, maySignInUnasked, saveSession } from '../streams/session/stored-sign-in';
import { storedBlogger } from '../streams/state/stored-blogger';
import { clockMs } from './clock';
import type { BootContext } from './boot-context';

export interface SignInContext extends Omit<BootContext, 'wish'> {
  /** Starts the panel with a session. */
  readonly start: (session: Session) => void;
  /** A client with a token that is not in use yet. */
  readonly clientWith: (token: string) => Pick<PanelClient, 'me'>;
  /** The token of the panel that is already on the screen. It stays there until the redirect. */
  readonly usedToken?: string | undefined;
}

/**
 * Signs in (section 2): handles the OAuth response with which the sign-in page has returned, or
 * redirects to that page. After a failed response, and if the last token never worked, the blogger
 * must ask for another redirect, so that there is no loop.
 */
export function signIn(context: SignInContext, fragment = ''): void {
  const { storage, usedToken } = context;
  // The token has expired while no page was open.
  if (fragment === '' && usedToken === undefined) storage.remove(KEPT_LIST_KEY);
  if (fragment !== '') handleResponse(context, fragment);
  else if (isSignedOut(storage)) showSignedOut(context);
  else if (usedToken === undefined && !maySignInUnasked(storage, clockMs())) showNotSignedIn(context, FAILED);
  else redirect(context);
}

/** The panel's last token never worked; the sign-in page said nothing about it. */
const FAILED = { error: 'unproven', description: '' };

/** The screen after sign-out, also of a panel whose blogger has signed out in another tab. */
export function showSignedOut(context: SignInContext): void {
  const { storage } = context;
  if (isSignedOut(storage)) {
    removeBloggerData(storage);
    forgetPendingSignIns(storage);
  }
  ask(context, (onSignIn) => <SignedOut onSignIn={onSignIn} />);
}

const showNotSignedIn = (context: SignInContext, refusal?: Refusal): void =>
  ask(context, (onSignIn) => <NotSignedIn {...(refusal && { refusal })} onSignIn={onSignIn} />);

/** Shows a screen that asks for a sign-in. It goes away when the blogger signs in in another tab. */
function ask(context: SignInContext, screen: (onSignIn: () => void) => ReactNode): void {
  const { storage, show, start } = context;
  const elsewhere = storage.changes$
    .pipe(
      map(() => loadSession(storage, clockMs())),
      filter((session) => session !== undefined),
      take(1),
      tap(start),
    )
    .subscribe();
  show(() =>
    screen(() => {
      elsewhere.unsubscribe();
      redirect(context);
    }),
  );
}

function handleResponse(context: SignInContext, fragment: string): void {
  const { window, storage, show, start, clientWith } = context;
  if (postResponseToOpener(fragment, window)) {
    show(() => <HandedOver />);
    return;
  }
  const response = parseOAuthResponse(fragment);
  const now = clockMs();
  const pending = takePendingSignIn(storage, response?.state ?? '', now);
  if (pending) window.history.replaceState(null, '', `${window.location.pathname}${pending.search}`);
  if (!pending && !canStore(storage)) showStorageDenied(context);
  else if (response === undefined || !pending) {
    // Not a response to a request of this browser; it may carry somebody else's token.
    const stored = loadSession(storage, now);
    if (stored) start(stored);
    else if (isSignedOut(storage)) showSignedOut(context);
    else showNotSignedIn(context);
  } else if (response.token === '') {
    showNotSignedIn(context, response);
  } else {
    const session = sessionFromResponse(response, now);
    // Before the token is stored, so that other tabs know whether it is their blogger's.
    findBlogger$(clientWith(session.token))
      .pipe(
        tap((blogger) => {
          const before = storedBlogger(storage);
          if (before !== undefined && blogger !== undefined && before !== blogger) removeBloggerData(storage);
          saveSession(storage, session, { now: clockMs(), blogger });
          start(session);
        }),
      )
      .subscribe();
  }
}

/** Redirects to the sign-in page; without storage, the response could not be accepted. */
function redirect(context: SignInContext): void {
  const { config, window, storage, show, start, usedToken } = context;
  if (!canStore(storage)) {
    showStorageDenied(context);
    return;
  }
  const isRunning = usedToken !== undefined;
  // The blogger signs out in another tab; a running panel ends by itself.
  const signedOut$ = storage.changes$.pipe(
    filter(({ key }) => key === AUTH_KEY && isSignedOut(storage)),
    tap(() => !isRunning && showSignedOut(context)),
  );
  redirectToSignIn$(config, { window, storage, locks: browserLocks(window.navigator), usedToken })
    .pipe(
      // A running panel stays, and takes up the session of another tab by itself.
      filter(() => !isRunning),
      tap((outcome) => (outcome === 'unreachable' ? show(() => <Unreachable />) : start(outcome))),
      takeUntil(signedOut$),
    )
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
