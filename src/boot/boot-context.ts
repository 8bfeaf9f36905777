import type { ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { Transport } from '../client';
import type { Config } from '../config/config';
import type { Session } from '../streams/session/state';
import type { Deps, Locks, Storage } from '../streams/state/deps';
import type { ScreenWish } from './screen-wish';

/**
 * The parts of the page that all boot code uses, such as the configuration, the storage, and a function that
 * shows a screen.
 */
export interface BootContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly storage: Storage;
  readonly locks: Locks;
  readonly wish: ScreenWish;
  /** Draws a screen as soon as a screen is wanted, and informs the host page once it is drawn. */
  readonly show: Show;
  /** Loads code, and retries until the code is loaded. While the panel is open, the page shows failures. */
  readonly load: <T>(load: () => Promise<T>) => Observable<T>;
}

/** The module with the code of all screens. */
export type ScreenCode = typeof import('./chunks/screen');

/**
 * Draws a screen in the page's language, in place of the previous one. With `panelWhen$`, the
 * screen has the panel's header and is drawn when that observable emits. `meanwhile$` is subscribed to
 * until the next screen.
 */
export type Show = (
  screen: (locale: string, code: ScreenCode) => ReactNode,
  panelWhen$?: Observable<unknown>,
  meanwhile$?: Observable<unknown>,
) => void;

/** How the panel accesses the platform: with a token, or through the provider's frame and its cookies. */
export interface Access {
  readonly transport: Transport;
  /** The token and its expiry; undefined if the access needs no token. */
  readonly session?: Session;
  /** Signs in again; see `Deps['goToSignIn']`. `usedToken` is the token that the panel used last. */
  readonly signInAgain: (isAsked: boolean, usedToken?: string) => Observable<'unreachable'>;
  /** Reloads the page after a sign-out. Undefined if the panel has no session of its own. */
  readonly signOut?: () => void;
  /** Ends the panel, because in another tab the blogger has signed out or somebody else has signed in. */
  readonly leave?: Deps['leave'];
}
