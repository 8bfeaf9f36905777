import { type Subscription, switchMap, take } from 'rxjs';
import type { Transport } from '../client';
import { sendFetch } from '../client/transports/send-fetch';
import { loadSession, saveSignedOut, type Session } from '../browser/sign-in/stored-session';
import { deferred$ } from './load-deferred';
import { clockMs } from './clock';
import { withSignIn } from './load-chunk';
import type { BootContext } from './boot-context';
import { start } from './start';

/** Sends requests straight to the platform; the code for sockets is deferred. */
const transport: Transport = {
  send: (request) => sendFetch(request, request.body),
  connect: (channel) =>
    deferred$.pipe(
      take(1),
      switchMap(({ connectSocket }) => connectSocket(channel)),
    ),
};

/**
 * Starts the panel with an OAuth token (section 2): the stored one, or the one in the OAuth
 * response with which the sign-in page has just returned. `fragment` is that response, or ''.
 *
 * The way of a token, with the file of each step:
 *
 * 1. `browser/sign-in/redirect-to-sign-in.ts` saves a pending sign-in (`pending-sign-in.ts`) and
 * redirects to the sign-in page.
 * 2. `browser/sign-in/take-oauth-fragment.ts` takes the response out of the address, before any
 * other    code runs (`main.tsx`).
 * 3. `boot/sign-in.tsx` parses it (`parse-oauth-response.ts`), compares its `state` with the
 * pending    sign-in, and saves the session (`stored-session.ts`).
 * 4. `boot/start.tsx` starts the panel with that session.
 * 5. `browser/sign-in/rejected-token.ts` reports that the platform rejects the token;
 * `streams/session/end-session.ts` ends the session then, and when the token expires.
 * 6. `streams/session/sign-in.ts` decides when to sign in again, and calls `signIn` below: step 1.
 */
export function startWithToken(
  context: BootContext,
  fragment: string,
  report: (problem: string) => void,
): void {
  const { window, storage } = context;
  let running: Subscription | undefined;
  const startPanel = (session: Session, isFresh: boolean): void => {
    running?.unsubscribe();
    running = start(context, { transport, session, isFresh, signIn: () => signIn(''), signOut }, report);
  };
  const signIn = (responseFragment: string): void => {
    const isRunning = running !== undefined;
    withSignIn((code) =>
      code.signIn({ ...context, start: (session) => startPanel(session, true), isRunning }, responseFragment),
    );
  };
  const signOut = (): void => {
    saveSignedOut(storage);
    // Pending actions are sent as the page goes away.
    window.location.reload();
  };
  const session = fragment === '' ? loadSession(storage, clockMs()) : undefined;
  if (session) startPanel(session, false);
  else signIn(fragment);
}
