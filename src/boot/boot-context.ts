import type { ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { Transport } from '../client';
import type { Config } from '../config/config';
import type { Session } from '../streams/session/state';
import type { Deps, Storage } from '../streams/state/deps';
import type { ScreenWish } from './screen-wish';

/** What all boot code needs: the configuration, the browser, and a way to show a screen. */
export interface BootContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly storage: Storage;
  readonly wish: ScreenWish;
  /** Draws a screen as soon as one is wanted, and informs the host page when it is drawn. */
  readonly show: Show;
}

/** The code of everything that is drawn. */
export type ScreenCode = typeof import('./chunks/screen');

/**
 * Draws a screen in the language of the page, in place of the one before. With `panelWhen$` it has
 * the panel's header, and is drawn when that emits.
 */
export type Show = (
  screen: (locale: string, code: ScreenCode) => ReactNode,
  panelWhen$?: Observable<unknown>,
) => void;

/** How the panel accesses the platform: with a token, or through the provider's frame. */
export interface Access {
  readonly transport: Transport;
  /** Undefined for a transport without a token. */
  readonly session?: Session;
  /** Called when the session has ended, with the token that was used last. */
  readonly signIn: (usedToken?: string) => void;
  /** Undefined if the panel has no session of its own. */
  readonly signOut?: () => void;
  /** Ends the panel, because another tab has signed the blogger out or somebody else in. */
  readonly leave?: Deps['leave'];
}
