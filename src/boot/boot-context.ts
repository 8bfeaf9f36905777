import type { ReactNode } from 'react';
import type { createRoot } from 'react-dom/client';
import type { Transport } from '../client';
import type { Config } from '../config/config';
import type { Session } from '../streams/session/state';
import type { Deps, Storage } from '../streams/state/deps';

/** What all boot code needs: the configuration, the browser, and a way to show a screen. */
export interface BootContext {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly storage: Storage;
  /** React's own, for other windows: only `main.tsx` imports it, so that it stays part of one module. */
  readonly createRoot: typeof createRoot;
  /**
   * Renders a screen in the language of the page, and informs the host page when it is drawn.
   * `isPanel` if it has the panel's header.
   */
  readonly show: (screen: (locale: string) => ReactNode, isPanel?: boolean) => void;
}

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
