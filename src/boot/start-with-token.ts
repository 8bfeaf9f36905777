import { type Subscription, switchMap, take } from 'rxjs';
import type { Transport } from '../client';
import { earlyAnswer$ } from '../browser/early-answer';
import { sendFetch } from '../client/transports/send-fetch';
import type { Session } from '../streams/session/state';
import { loadSession } from '../streams/session/stored-session';
import { createPanelClient, type Deps, type PanelClient } from '../streams';
import { background } from './load-parts';
import { clockMs } from './clock';
import { type SignInChunk, withSignIn } from './load-chunk';
import type { SignInContext } from './sign-in';
import type { BootContext } from './boot-context';
import { start } from './start';

/** Sends requests straight to the platform; the code for sockets is loaded later. */
const transportOf = ({ window, storage }: BootContext): Transport => ({
  send: (request) => earlyAnswer$(window, storage, request, clockMs()) ?? sendFetch(request, request.body),
  connect: (channel) =>
    background.loaded$.pipe(
      take(1),
      switchMap(({ connectSocket }) => connectSocket(channel)),
    ),
});

/**
 * Starts the panel with an OAuth token (section 2): the stored one, or the one in the OAuth
 * response with which the sign-in page has just returned. `fragment` is that response, or ''.
 *
 * The way of a token, with the file of each step:
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
 * 6. `streams/session/sign-in.ts` decides when to sign in again, and calls `signIn` below: step 1.
 * 7. `streams/session/follow-session.ts` takes up the token of another tab, or calls `leave` below.
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
    running = start(context, { transport, session, signIn, signOut: reload, leave }, report);
  };
  const clientWith = (token: string): PanelClient =>
    createPanelClient({ apiOrigin: config.platformOrigin, transport, token });
  const withContext = (use: (code: SignInChunk, signInContext: SignInContext) => void): void =>
    withSignIn((code) => use(code, { ...context, clientWith, start: startPanel }));
  const signIn = (usedToken?: string): void =>
    withContext((code, signInContext) => code.signIn({ ...signInContext, usedToken }));
  // Pending actions are sent as the page goes away.
  const reload = (): void => window.location.reload();
  const leave: Deps['leave'] = (why) => {
    // Now, so that nothing of this panel is stored or sent any more.
    running?.unsubscribe();
    if (why === 'otherBlogger') reload();
    else withContext((code, signInContext) => code.showSignedOut(signInContext));
  };
  const session = fragment === '' ? loadSession(storage, clockMs()) : undefined;
  if (session) startPanel(session);
  else withContext((code, signInContext) => code.signIn(signInContext, fragment));
}
