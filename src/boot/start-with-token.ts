import { catchError, defer, from, NEVER, type Subscription, switchMap } from 'rxjs';
import type { Transport } from '../client';
import { earlyResponse$ } from '../browser/early-response';
import { sendFetch } from '../client/transports/send-fetch';
import { reloadOwnPage } from '../lib/own-page';
import type { Session } from '../streams/session/state';
import { loadSession } from '../streams/session/stored-session';
import { createPanelClient, type Deps, type PanelClient } from '../streams';
import { background } from './chunks';
import { loadSignIn, withSignIn } from './load-screen';
import type { SignInContext } from './sign-in';
import type { Access, BootContext } from './boot-context';
import { start } from './start';

/**
 * Creates the transport, which sends requests straight to the platform. The code for sockets is loaded later.
 */
const transportOf = ({ window, storage }: BootContext): Transport => ({
  send: (request) => earlyResponse$(window, storage, request, Date.now()) ?? sendFetch(request, request.body),
  connect: (channel) => background.loaded$.pipe(switchMap(({ connectSocket }) => connectSocket(channel))),
});

/**
 * Starts the panel with an OAuth token (section 2): the stored one, or the one in the OAuth
 * response with which the sign-in page has just returned. `fragment` is that response, or ''.
 *
 * The steps of a token, with their files:
 *
 * 1. `browser/sign-in/redirect-to-sign-in.ts` saves a pending sign-in (`pending-sign-in.ts`) and
 *    redirects to the sign-in page.
 * 2. `browser/sign-in/take-oauth-fragment.ts` takes the response out of the address, before any
 *    other code runs (`main.ts`).
 * 3. `boot/sign-in.tsx` parses it (`parse-oauth-response.ts`), compares its `state` with the
 *    pending sign-ins, and saves the session (`streams/session/stored-sign-in.ts`).
 * 4. `boot/start.ts` starts the panel with that session.
 * 5. `browser/sign-in/rejected-token.ts` reports that the platform rejects the token;
 *    `streams/session/end-session.ts` ends the session then, and when the token expires.
 * 6. `streams/session/renew-session.ts` decides when to sign in again, and calls `signInAgain` below: step 1.
 * 7. `streams/session/follow-session.ts` adopts the token of another tab, or calls `leave` below.
 */
export function startWithToken(
  context: BootContext,
  fragment: string,
  report: (problem: string) => void,
): void {
  const { config, window, storage } = context;
  const transport = transportOf(context);
  let running: Subscription | undefined;
  const startPanel = (session: Session): void => {
    running?.unsubscribe();
    running = start(context, { transport, session, signInAgain, signOut: reload, leave }, report);
  };
  const clientWith = (token: string): PanelClient =>
    createPanelClient({ apiOrigin: config.platformOrigin, transport, token });
  const signInContext: SignInContext = { ...context, clientWith, start: startPanel };
  const signInAgain: Access['signInAgain'] = (isAsked, usedToken) =>
    defer(loadSignIn).pipe(
      // A new version of the panel may have removed the file. The page signs in after its reload.
      catchError(() => from(reloadOwnPage(window)).pipe(switchMap(() => NEVER))),
      switchMap((code) => code.signInAgain$(signInContext, usedToken, isAsked)),
    );
  // A reloaded page has no data of this session in memory. Sign-out has already deleted the actions.
  const reload = (): void => {
    // Stops the panel at once, so that it stores and sends nothing more.
    running?.unsubscribe();
    context.load(() => reloadOwnPage(window)).subscribe();
  };
  const leave: Deps['leave'] = (why) => {
    running?.unsubscribe();
    if (why === 'otherBlogger') reload();
    else withSignIn(context, ({ showSignedOut }) => showSignedOut(signInContext));
  };
  const session = fragment === '' ? loadSession(storage, Date.now()) : undefined;
  if (session) startPanel(session);
  else withSignIn(context, ({ obtainToken }) => obtainToken(signInContext, fragment));
}
