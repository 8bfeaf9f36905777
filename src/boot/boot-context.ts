import type { ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { Transport } from '../client';
import type { Config } from '../config/config';
import type { Session } from '../streams/session/state';
import type { Deps, Locks, Storage } from '../streams/state/deps';
import type { ScreenWish } from './screen-wish';

/**
 * The parts of the page that all boot code uses: configuration, browser, and a function that shows
 * a screen.
 */
export interface BootContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly storage: Storage;
  readonly locks: Locks;
  readonly wish: ScreenWish;
  /** Draws a screen as soon as one is wanted, and informs the host page when it is drawn. */
  readonly show: Show;
  /** Loads code, and retries until that succeeds. While the panel is open, the page shows failures. */
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

/** How the panel accesses the platform: with a token, or through the provider's frame. */
export interface Access {
  readonly transport: Transport;
  /** Undefined for a transport without a token. */
  readonly session?: Session;
  /** `Deps['goToSignIn']`; `usedToken` is the token that was used last. */
  readonly signInAgain: (isAsked: boolean, usedToken?: string) => Observable<'unreachable'>;
  /** Undefined if the panel has no session of its own. */
  readonly signOut?: () => void;
  /** Ends the panel, because another tab has signed the blogger out or somebody else in. */
  readonly leave?: Deps['leave'];
}
