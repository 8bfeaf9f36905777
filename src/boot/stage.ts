import type { ReactNode } from 'react';
import type { Transport } from '../client';
import type { Config } from '../config/config';
import type { Session } from '../edge/session';
import type { Storage } from '../streams/deps';

/** What booting works with, and where it shows what there is to see. */
export interface Stage {
  readonly config: Config;
  readonly window: Window & typeof globalThis;
  readonly storage: Storage;
  /** Draws a screen in the page's language. */
  readonly show: (screen: (locale: string) => ReactNode) => void;
}

/** How the panel gets at the platform, and what is to be done when it no longer does. */
export interface Access {
  readonly transport: Transport;
  /** Undefined for a transport that needs none. */
  readonly session?: Session;
  /** The session has just come from the sign-in page. */
  readonly isFresh?: boolean;
  readonly signIn: () => void;
  /** Undefined where there is nothing to sign out of. */
  readonly signOut?: () => void;
}
