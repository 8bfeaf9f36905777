import type { FilterName } from '../streams/list/state';

/** The complete configuration: the platform, the pages that may embed the panel, and its links. */
export interface Config {
  /** The origin of the API, such as 'https://public-api.wordpress.com'. */
  readonly platformOrigin: string;
  /**
   * `token`: OAuth with a bearer token (section 2). `proxy`: the provider's frame with its cookies
   * (section 1).
   */
  readonly auth: Auth;
  /** The OAuth sign-in page. */
  readonly authorizeUrl: string;
  /** The sign-in page of the platform itself, for `auth: 'proxy'`. */
  readonly signInUrl: string;
  /** The id of the OAuth application; '' with `auth: 'proxy'`. */
  readonly clientId: string;
  /** Origins of pages that may embed the panel; if empty, no page may. */
  readonly hostOrigins: readonly string[];
  /** Whether the platform accepts only GET and POST (decision verbs-as-specified). */
  readonly postOnly: boolean;
  /**
   * The origin that receives statistics, such as 'https://pixel.wp.com'; '' for none (section 1).
   */
  readonly statsOrigin: string;
  readonly links: Links;
  /** The maximum jitter of waits for the platform, in milliseconds; 0 for none (section 8). */
  readonly jitterMs: number;
  /** `system` follows the system's preference. */
  readonly theme: Theme;
  readonly features: Features;
}

export const AUTHS = ['token', 'proxy'] as const;
export type Auth = (typeof AUTHS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Addresses that section 2 does not define: the settings, the network's own page of notifications,
 * and the link of each empty list.
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
  /** Whether replies suggest people to mention. */
  readonly mentions: boolean;
  /**
   * Whether older notes are requested in pages of ten with `before`. Otherwise a list that is ten
   * notes longer is requested each time.
   */
  readonly cursorPaging: boolean;
  /**
   * Whether the newest notes are kept in the browser until sign-out, so that the panel opens with
   * them.
   */
  readonly keepList: boolean;
  /** Whether the panel requests matching notes that are older than the list when a filter is chosen. */
  readonly serverFilters: boolean;
}

export const FEATURES: Features = {
  push: true,
  mentions: true,
  cursorPaging: false,
  keepList: true,
  serverFilters: false,
};
