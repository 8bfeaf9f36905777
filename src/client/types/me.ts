import type { Listed } from './lists';
import type { Post } from './post';

/** GET /me; it contains only the requested fields. */
export interface Me {
  readonly ID?: number;
  readonly username?: string;
  readonly display_name?: string;
  readonly email?: string;
  readonly primary_blog?: number;
  readonly avatar_URL?: string;
  readonly profile_URL?: string;
}

export interface BillingHistory {
  readonly billing_history: readonly unknown[];
}

/** The posts that the user likes. */
export interface LikedPostsResponse extends Listed {
  readonly likes: readonly Post[];
}

export interface GroupsResponse {
  readonly groups: readonly { readonly ID: number; readonly slug: string; readonly name: string }[];
}

/** Settings by name; users have different ones. */
export type MeSettings = Readonly<Record<string, unknown>>;

export interface ProfileLink {
  readonly title: string;
  readonly value: string;
  readonly link_slug?: string;
}

export interface ProfileLinksResponse {
  readonly profile_links: readonly ProfileLink[];
  /** Only in the answer to new links; empty lists are left out. */
  readonly added?: readonly ProfileLink[];
  readonly duplicate?: readonly ProfileLink[];
  readonly malformed?: readonly ProfileLink[];
}

export interface PasswordStrength {
  readonly passed: boolean;
  readonly test_results?: Readonly<Record<string, unknown>>;
}

/** Two-step sign-in and its state by SMS (section 4). */
export interface TwoStep {
  readonly two_step_enabled?: boolean;
  readonly two_step_sms_enabled?: boolean;
}

export interface SmsResponse {
  readonly sent: boolean;
}

export interface ConnectedApp {
  readonly ID: string | number;
  readonly title?: string;
  readonly description?: string;
}

export interface ConnectedAppsResponse extends Listed {
  readonly connected_applications: readonly ConnectedApp[];
}

export interface KeyringConnection {
  readonly ID: number;
  readonly service?: string;
  readonly label?: string;
  readonly status?: string;
}

export interface KeyringConnectionsResponse extends Listed {
  readonly connections: readonly KeyringConnection[];
}

export interface PublicizeConnection {
  readonly ID: number;
  readonly site_ID?: number;
  readonly service?: string;
  readonly shared?: boolean;
}

export interface PublicizeConnectionBody {
  readonly keyring_connection_ID?: number;
  readonly external_user_ID?: string;
  readonly shared?: boolean;
  readonly site_ID?: number;
}

export interface PublicizeConnectionsResponse extends Listed {
  readonly connections: readonly PublicizeConnection[];
}
