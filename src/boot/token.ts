import { type Subscription, switchMap, take } from 'rxjs';
import type { Transport } from '../client';
import { sendFetch } from '../client/transports/send-fetch';
import { keepSignedOut, type Session, storedSession } from '../edge/session';
import { late$ } from '../load-late';
import { withRare } from './load-rare';
import type { Stage } from './stage';
import { start } from './start';

/** Straight to the platform; sockets are the late code's. */
const transport: Transport = {
  send: (request) => sendFetch(request, request.body),
  connect: (channel) =>
    late$.pipe(
      take(1),
      switchMap(({ connectSocket }) => connectSocket(channel)),
    ),
};

/**
 * Starts the panel with the stored token; with none, or when the sign-in page has just answered, by way of signing in
 * (section 2).
 */
export function startWithToken(stage: Stage, answer: string, report: (problem: string) => void): void {
  const { window, storage } = stage;
  let running: Subscription | undefined;
  const begin = (session: Session, isFresh: boolean): void => {
    running?.unsubscribe();
    running = start(stage, { transport, session, isFresh, signIn: () => signIn(''), signOut }, report);
  };
  const signIn = (fragment: string): void => {
    const isRunning = running !== undefined;
    withRare((rare) =>
      rare.signIn({ ...stage, start: (session) => begin(session, true), isRunning }, fragment),
    );
  };
  const signOut = (): void => {
    keepSignedOut(storage);
    // What is pending is done as whenever the page goes away.
    window.location.reload();
  };
  // The browser's own clock, as in sign-in.tsx.
  const session = answer === '' ? storedSession(storage, Date.now()) : undefined;
  if (session) begin(session, false);
  else signIn(answer);
}
