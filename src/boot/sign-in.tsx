import type { ReactNode } from 'react';
import { filter, map, type Observable, Subject, type Subscription, take, takeUntil, tap } from 'rxjs';
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
import { hasBloggerData, removeBloggerData } from '../browser/sign-in/remove-blogger-data';
import { removeKeptList } from '../lib/storage-keys';
import { findBlogger$ } from '../browser/sign-in/find-blogger';
import { redirectToSignIn$ } from '../browser/sign-in/redirect-to-sign-in';
import { browserLocks } from '../browser/locks';
import type { Session } from '../streams/session/state';
import { AUTH_KEY, loadSession } from '../streams/session/stored-session';
import { isSignedOut, maySignInUnasked, saveSession } from '../streams/session/stored-sign-in';
import type { Storage } from '../streams/state/deps';
import { storedBlogger } from '../streams/state/stored-blogger';
import type { BootContext } from './boot-context';

export interface SignInContext extends Omit<BootContext, 'wish' | 'load' | 'locks'> {
  /** Starts the panel with a session. */
  readonly start: (session: Session) => void;
  /** Creates a client with a token that the panel does not use yet. */
  readonly clientWith: (token: string) => Pick<PanelClient, 'me'>;
}

/**
 * Gets a token (section 2) from the OAuth response in `fragment` or, without a response, by a redirect to the
 * sign-in page. After a response with an error, and if the last token has never worked, the redirect starts at
 * the press of a button, so that there is no loop.
 */
export function obtainToken(context: SignInContext, fragment = ''): void {
  const { storage } = context;
  // Without a response, the stored token is missing or has expired while no page was open.
  if (fragment === '') removeKeptList(storage);
  if (fragment !== '') handleResponse(context, fragment);
  else if (isSignedOut(storage)) showSignedOut(context);
  else if (!maySignInUnasked(storage, Date.now())) showNotSignedIn(context, FAILED);
  else redirect(context);
}

/**
 * The refusal that is shown if the last token has never worked, although the sign-in page has returned no
 * error.
 */
const FAILED = { error: 'unproven', description: '' };

/**
 * Shows the screen after a sign-out, which may have been in another tab. If only the token was removed from
 * storage, the blogger's other data is kept.
 */
export function showSignedOut(context: SignInContext): void {
  const { storage } = context;
  if (isSignedOut(storage)) {
    removeBloggerData(storage);
    forgetPendingSignIns(storage);
  }
  const isClean = !hasBloggerData(storage);
  ask(context, (onSignIn) => <SignedOut isClean={isClean} onSignIn={onSignIn} />);
}

const showNotSignedIn = (context: SignInContext, refusal?: Refusal): void =>
  ask(context, (onSignIn) => <NotSignedIn {...(refusal && { refusal })} onSignIn={onSignIn} />);

/** Shows a screen with a sign-in button. If the blogger signs in in another tab, the panel starts. */
function ask(context: SignInContext, screen: (onSignIn: () => void) => ReactNode): void {
  const { storage, show, start } = context;
  const pressed$ = new Subject<void>();
  const onSignIn = (): void => {
    // From here on, the redirect itself waits for a session of another tab.
    pressed$.next();
    redirect(context);
  };
  const elsewhere$ = storage.changes$.pipe(
    map(() => loadSession(storage, Date.now())),
    filter((session) => session !== undefined),
    take(1),
    tap(start),
    takeUntil(pressed$),
  );
  show(() => screen(onSignIn), undefined, elsewhere$);
}

function handleResponse(context: SignInContext, fragment: string): void {
  const { window, storage, show, start, clientWith } = context;
  if (postResponseToOpener(fragment, window)) {
    show(() => <HandedOver />);
    return;
  }
  const response = parseOAuthResponse(fragment);
  const now = Date.now();
  const pending = takePendingSignIn(storage, response?.state ?? '', now);
  if (pending) window.history.replaceState(null, '', `${window.location.pathname}${pending.search}`);
  if (!pending && !canStore(storage)) showStorageDenied(context);
  else if (response === undefined || !pending) {
    // This browser has not requested the response, which may contain somebody else's token.
    const stored = loadSession(storage, now);
    if (stored) start(stored);
    else if (isSignedOut(storage)) showSignedOut(context);
    else showNotSignedIn(context);
  } else if (response.token === '') {
    showNotSignedIn(context, response);
  } else {
    const session = sessionFromResponse(response, now);
    // Finds the blogger before the token is stored, so that other tabs can compare the blogger with their own.
    findBlogger$(clientWith(session.token))
      .pipe(
        tap((blogger) => {
          const before = storedBlogger(storage);
          if (before !== undefined && blogger !== undefined && before !== blogger) removeBloggerData(storage);
          saveSession(storage, session, { now: Date.now(), blogger });
          start(session);
        }),
      )
      .subscribe();
  }
}

/**
 * Redirects to the sign-in page, and emits like `redirectToSignIn$`. `usedToken` is the token of the panel that
 * is on the screen, if there is one.
 */
export const leave$ = (
  { config, window, storage }: SignInContext,
  usedToken?: string,
): ReturnType<typeof redirectToSignIn$> =>
  redirectToSignIn$(config, { window, storage, locks: browserLocks(window.navigator), usedToken });

/** Emits when the blogger signs out in another tab. */
export const signedOut$ = (storage: Storage): Observable<unknown> =>
  storage.changes$.pipe(filter(({ key }) => key === AUTH_KEY && isSignedOut(storage)));

/** The redirect to the sign-in page that each page has begun last. */
const redirects = new WeakMap<SignInContext, Subscription>();

/**
 * Redirects to the sign-in page, and cancels a redirect that has begun before. If storage is denied, shows a
 * screen that explains it.
 */
function redirect(context: SignInContext): void {
  const { storage, show, start } = context;
  if (!canStore(storage)) {
    showStorageDenied(context);
    return;
  }
  redirects.get(context)?.unsubscribe();
  const running = leave$(context)
    .pipe(
      tap((outcome) => (outcome === 'unreachable' ? show(() => <Unreachable />) : start(outcome))),
      takeUntil(signedOut$(storage).pipe(tap(() => showSignedOut(context)))),
    )
    .subscribe();
  redirects.set(context, running);
}

/** Which requests the browser has refused so far: access to storage, or a pop-up. */
interface Denial {
  readonly isRefused?: boolean;
  readonly isBlocked?: boolean;
}

/**
 * Shows a screen that explains that the browser denies storage, as some browsers do in frames. The blogger can
 * request access, or sign in through a pop-up. Then only this page has the token, in memory. If the browser has
 * refused access, only the pop-up is offered, because the browser would refuse again.
 */
export function showStorageDenied(
  context: SignInContext,
  { isRefused = false, isBlocked = false }: Denial = {},
): void {
  const { config, window, storage, show, start } = context;
  const { document, parent } = window;
  const requestAccess = async (): Promise<void> => {
    // The promise rejects if access is refused. Some browsers grant access to cookies only, so storage is
    // tried.
    await document.requestStorageAccess().catch(() => undefined);
    const stored = loadSession(storage, Date.now());
    if (stored) start(stored);
    else if (canStore(storage)) redirect(context);
    else showStorageDenied(context, { isRefused: true });
  };
  const openPopUp = (): void => {
    const response$ = signInByPopUp(config, window);
    if (!response$) {
      showStorageDenied(context, { isRefused, isBlocked: true });
      return;
    }
    const handle = (response: OAuthResponse): void => {
      if (response.token === '')
        show(() => (
          <NotSignedIn refusal={response} onSignIn={() => showStorageDenied(context, { isRefused })} />
        ));
      else start(sessionFromResponse(response, Date.now()));
    };
    response$.pipe(tap(handle)).subscribe();
  };
  const canRequest = !isRefused && parent !== window && 'requestStorageAccess' in document;
  show(() => (
    <StorageDenied
      isRefused={isRefused}
      isBlocked={isBlocked}
      onAsk={canRequest ? () => void requestAccess() : undefined}
      onPopUp={openPopUp}
    />
  ));
}
