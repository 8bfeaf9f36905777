import type { FilterName } from '../streams/state/state';

/** What an operator sets: where the platform is, who may embed the panel, where its links lead. */
export interface Config {
  /** Without a path: 'https://public-api.wordpress.com'. */
  readonly platformOrigin: string;
  /** `token`: OAuth, and a bearer token (section 2). `proxy`: the provider's frame, which has its own cookies (section 1). */
  readonly auth: Auth;
  /** Where the blogger signs in with OAuth. */
  readonly authorizeUrl: string;
  /** Where the blogger signs in to the platform itself, for a panel that asks through its frame. */
  readonly signInUrl: string;
  /** The OAuth application's id at the platform; '' where there is none, as with the provider's frame. */
  readonly clientId: string;
  /** Pages that may embed the panel; with none, any may. */
  readonly hostOrigins: readonly string[];
  /** The platform knows only GET and POST (decision 13). */
  readonly postOnly: boolean;
  /** Where statistics go, without a path: 'https://pixel.wp.com'; '' where none are wanted (section 1). */
  readonly statsOrigin: string;
  readonly links: Links;
  /** Up to how many milliseconds a panel waits longer for the platform than it has to; 0 without jitter (section 8). */
  readonly jitterMs: number;
  /** Light or dark, whatever the system prefers; or what it prefers. */
  readonly theme: Theme;
  readonly features: Features;
}

export const AUTHS = ['token', 'proxy'] as const;
export type Auth = (typeof AUTHS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Pages that the specification names and does not address: the settings, and what each empty list leads to. */
export interface Links {
  readonly settings: string;
  readonly empty: Readonly<Record<FilterName, string>>;
}

/** What a platform may not have, or an operator not want. */
export interface Features {
  /** News by the real-time channel; without it, by polling alone. */
  readonly push: boolean;
  /** Whom to mention, while one types a reply. */
  readonly mentions: boolean;
  /** More notes are asked for by time (`before`), ten at once, rather than the whole list ten longer. */
  readonly cursorPaging: boolean;
}

export const FEATURES: Features = { push: true, mentions: true, cursorPaging: false };
