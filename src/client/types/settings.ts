import type { JsonValue } from './json';

/** The settings of a user's account. */
export interface MeSettings {
  readonly user_login?: string;
  readonly display_name?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly description?: string;
  readonly user_email?: string;
  readonly user_email_change_pending?: boolean;
  readonly user_URL?: string;
  readonly password?: string;
  readonly primary_site_ID?: number;
  readonly language?: string;
  readonly locale_variant?: string;
  readonly enable_translator?: boolean;
  readonly tracks_opt_out?: boolean;
  readonly advertising_targeting_opt_out?: boolean;
  readonly subscription_delivery_email_default?: string;
  readonly subscription_delivery_jabber_default?: boolean;
  readonly subscription_delivery_mail_option?: string;
  readonly subscription_delivery_day?: number;
  readonly subscription_delivery_hour?: number;
  readonly two_step_enabled?: boolean;
  readonly two_step_sms_phone_number?: string;
  readonly two_step_sms_country?: string;
  readonly is_passwordless_user?: boolean;
  readonly calypso_preferences?: Readonly<Record<string, JsonValue>>;
}

/** The site settings that the platform documents. */
interface KnownSiteSettings {
  readonly blogname?: string;
  readonly blogdescription?: string;
  /** -1 for a private site, 0 to discourage search engines, 1 to allow them. */
  readonly blog_public?: number | string;
  readonly lang_id?: number;
  readonly site_icon?: number;
  readonly timezone_string?: string;
  readonly gmt_offset?: number;
  readonly date_format?: string;
  readonly time_format?: string;
  readonly start_of_week?: number;
  readonly admin_url?: string;
  readonly permalink_structure?: string;
  readonly default_category?: number;
  readonly default_post_format?: string;
  readonly posts_per_page?: number;
  readonly posts_per_rss?: number;
  readonly rss_use_excerpt?: boolean;
  readonly infinite_scroll?: boolean;
  readonly default_pingback_flag?: boolean;
  readonly default_ping_status?: boolean;
  readonly default_comment_status?: boolean;
  readonly require_name_email?: boolean;
  readonly comment_registration?: boolean;
  readonly close_comments_for_old_posts?: boolean;
  readonly close_comments_days_old?: number;
  readonly thread_comments?: boolean;
  readonly thread_comments_depth?: number;
  readonly page_comments?: boolean;
  readonly comments_per_page?: number;
  readonly default_comments_page?: 'newest' | 'oldest';
  readonly comment_order?: 'asc' | 'desc';
  readonly comments_notify?: boolean;
  readonly moderation_notify?: boolean;
  readonly social_notifications_like?: boolean;
  readonly social_notifications_reblog?: boolean;
  readonly social_notifications_subscribe?: boolean;
  readonly comment_moderation?: boolean;
  readonly comment_previously_approved?: boolean;
  readonly comment_max_links?: number;
  readonly moderation_keys?: string;
  readonly disallowed_keys?: string;
  readonly disabled_likes?: boolean;
  readonly disabled_reblogs?: boolean;
  readonly sharing_button_style?: string;
  readonly sharing_label?: string;
  readonly sharing_show?: string | readonly string[];
  readonly sharing_open_links?: string;
  readonly twitter_via?: string;
  readonly wpcom_publish_posts_with_markdown?: boolean;
  readonly wpcom_publish_comments_with_markdown?: boolean;
  readonly wpcom_data_sharing_opt_out?: boolean;
}

/** Settings that features of the platform add; their names begin with the name of the feature. */
type FeatureSettings = Readonly<
  Partial<Record<`${'jetpack' | 'wpcom' | 'instant' | 'mcp' | 'sm' | 'wga'}_${string}`, JsonValue>>
>;

/** The settings of a site: the documented ones, and those of features. */
export type SiteSettings = KnownSiteSettings & FeatureSettings;
