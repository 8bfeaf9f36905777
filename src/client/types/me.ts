import type { Listed } from './lists';
import type { Post } from './post';

/** The response of GET /me: the user to whom the token belongs. */
export interface Me {
  readonly ID: number;
  readonly username: string;
  readonly display_name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly date: string;
  readonly language: string;
  readonly locale_variant?: string;
  readonly avatar_URL: string;
  readonly profile_URL: string;
  readonly primary_blog: number | null;
  readonly primary_blog_url: string | null;
  readonly site_count: number;
  readonly visible_site_count?: number;
  readonly token_site_id?: number | false;
  readonly token_scope?: readonly string[];
  readonly has_unseen_notes?: boolean;
  readonly newest_note_type?: string;
  readonly phone_account?: boolean;
  readonly user_ip_country_code?: string;
  readonly logout_URL?: string;
}

/** The posts that the user likes. */
export interface LikedPostsResponse extends Listed {
  readonly likes: readonly Post[];
}

export interface GroupsResponse {
  readonly groups: readonly { readonly ID: number; readonly slug: string; readonly name: string }[];
}

export interface ProfileLink {
  readonly title: string;
  readonly value: string;
  readonly link_slug?: string;
}

export interface ProfileLinksResponse {
  readonly profile_links: readonly ProfileLink[];
  /** Only in the response for new links; empty lists are omitted. */
  readonly added?: readonly ProfileLink[];
  readonly duplicate?: readonly ProfileLink[];
  readonly malformed?: readonly ProfileLink[];
}

export interface PasswordStrength {
  readonly passed: boolean;
  readonly test_results: {
    readonly passed: readonly PasswordTest[];
    readonly failed: readonly PasswordTest[];
  };
}

export interface PasswordTest {
  readonly test_name: string;
  readonly explanation: string;
}

/** The state of two-step sign-in, including SMS (section 4). */
export interface TwoStep {
  readonly two_step_enabled: boolean;
  readonly two_step_enhanced_security?: boolean;
  readonly two_step_sms_enabled: boolean;
  readonly two_step_sms_phone_number?: string;
  readonly two_step_sms_country?: string;
  readonly two_step_sms_last_four?: string;
  readonly two_step_backup_codes_printed?: boolean;
  readonly two_step_authorization_type?: string;
}

export interface SmsResponse {
  readonly sent: boolean;
}

export interface ConnectedApp {
  readonly ID: string | number;
  readonly title: string;
  readonly description: string;
  readonly URL?: string;
  readonly icon?: string;
  readonly scope?: string;
  readonly authorized?: string;
  readonly permissions?: readonly { readonly name: string; readonly description: string }[];
  readonly site?: { readonly site_ID: number; readonly site_name: string; readonly site_URL: string } | null;
}

export interface ConnectedAppsResponse extends Listed {
  readonly connected_applications: readonly ConnectedApp[];
}

/** An account on another service. */
interface ExternalAccount {
  readonly ID: number;
  readonly user_ID?: number;
  readonly service: string;
  readonly label: string;
  readonly status: string;
  readonly external_ID: string;
  readonly external_name: string;
  readonly external_display: string;
  readonly external_profile_picture?: string | null;
}

export interface KeyringConnection extends ExternalAccount {
  readonly type: string;
  readonly issued?: string;
  readonly expires?: string | null;
  readonly refresh_URL?: string | null;
}

export interface KeyringConnectionsResponse extends Listed {
  readonly connections: readonly KeyringConnection[];
}

/** A connected account to which a site's posts are announced. */
export interface PublicizeConnection extends ExternalAccount {
  readonly site_ID: number;
  readonly keyring_connection_ID: number;
  readonly keyring_connection_user_ID?: number;
  readonly shared: boolean;
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
