import type { FilterName } from '../streams/list/state';

/** The complete configuration: the platform, the pages that may embed the panel, and its links. */
export interface Config {
  /** The origin of the API, such as 'https://public-api.wordpress.com'. */
  readonly platformOrigin: string;
  /**
   * How the panel accesses the platform. `token`: OAuth with a bearer token (section 2). `proxy`: the
   * provider's frame with its cookies (section 1).
   */
  readonly auth: Auth;
  /** The address of the OAuth sign-in page. */
  readonly authorizeUrl: string;
  /** The address of the platform's own sign-in page, for `auth: 'proxy'`. */
  readonly signInUrl: string;
  /** The id of the OAuth application; '' with `auth: 'proxy'`. */
  readonly clientId: string;
  /** Origins of pages that may embed the panel. If empty, no page may. */
  readonly hostOrigins: readonly string[];
  /** Whether the platform accepts only GET and POST (decision verbs-as-specified). */
  readonly postOnly: boolean;
  /**
   * The origin to which statistics are sent, such as 'https://pixel.wp.com'; '' if none are sent (section 1).
   */
  readonly statsOrigin: string;
  readonly links: Links;
  /**
   * The maximum random part of delays before requests to the platform, in milliseconds; 0 for no jitter
   * (section 8).
   */
  readonly jitterMs: number;
  /** The default theme. `system` follows the preference of the operating system. */
  readonly theme: Theme;
  readonly features: Features;
}

export const AUTHS = ['token', 'proxy'] as const;
export type Auth = (typeof AUTHS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Addresses that section 2 does not define: the settings, the network's own page of notifications, and for each
 * filter the link that an empty list shows.
 */
export interface Links {
  readonly settings: string;
  readonly notifications: string;
  readonly empty: Readonly<Record<FilterName, string>>;
}

/** Features that a platform may not support, or that an operator can switch off. */
export interface Features {
  /** Whether new notes arrive through the push channel; otherwise the panel only polls. */
  readonly push: boolean;
  /** Whether the reply box suggests people to mention. */
  readonly mentions: boolean;
  /**
   * Whether older notes are requested in pages of ten with `before`. If not, each request is for a whole list
   * that is ten notes longer.
   */
  readonly cursorPaging: boolean;
  /** Whether the newest notes are stored in the browser until sign-out, so that the panel opens with them. */
  readonly keepList: boolean;
  /** Whether choosing a filter also requests matching notes that are older than the list. */
  readonly serverFilters: boolean;
}

export const FEATURES: Features = {
  push: true,
  mentions: true,
  cursorPaging: false,
  keepList: true,
  serverFilters: false,
};
