/** The queries of the calls. All fields are optional; an undefined field is omitted. */

type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

type Flag = boolean | 0 | 1;
/** A Date, or a string in ISO 8601. */
type Time = string | Date;
type Order = 'ASC' | 'DESC';

/** The fields that every query has, besides `fields`. */
export type CommonQuery = Optional<{
  /** `display` (the default) requests texts as HTML, `edit` as they were written. */
  context: 'display' | 'edit';
  http_envelope: Flag;
  pretty: Flag;
  /** Links in `meta` to resources that the response will include: 'site,likes'. */
  meta: string;
  locale: string;
}>;

/** The query of a call that has no fields of its own. */
export type NoQuery = object;

/** The fields that every query under a namespace has. */
export type NamespaceQuery = Optional<{ _envelope: Flag; _fields: string; _locale: string }>;

interface Paged {
  /** The number of items, 20 by default and at most 100. */
  number: number;
  /** The page number, from 1; takes precedence over `offset`. */
  page: number;
}

interface Shifted extends Paged {
  /** The number of items to skip. */
  offset: number;
}

interface Between {
  after: Time;
  before: Time;
}

export type PageQuery = Optional<Paged>;

export type PostsQuery = Optional<
  Shifted &
    Between & {
      /** The `meta.next_page` of the previous page. */
      page_handle: string;
      order: Order;
      order_by: 'date' | 'modified' | 'title' | 'comment_count' | 'ID';
      modified_after: Time;
      modified_before: Time;
      tag: string;
      category: string;
      /** Comma-separated slugs by taxonomy. */
      term: Readonly<Record<string, string>>;
      /** A post type, or 'any' for all types. */
      type: string;
      parent_id: number;
      exclude: number | readonly number[];
      exclude_tree: number;
      /** Comma-separated statuses, or 'any' for all statuses. */
      status: string;
      sticky: 'include' | 'exclude' | 'require';
      author: number;
      search: string;
      meta_key: string;
      meta_value: string;
      content_width: number;
    }
>;

export type CommentsQuery = Optional<
  Shifted &
    Between & {
      order: Order;
      hierarchical: Flag;
      type: 'any' | 'comment' | 'trackback' | 'pingback' | 'pings';
      status: 'approved' | 'unapproved' | 'spam' | 'trash' | 'all';
      author_wpcom_data: Flag;
    }
>;

export type MediaQuery = Optional<
  Shifted &
    Between & {
      page_handle: string;
      order: Order;
      order_by: 'date' | 'title' | 'ID';
      search: string;
      /** The post to which the files are attached; 0 for files of no post. */
      post_ID: number;
      /** A MIME type or its beginning: 'image'. */
      mime_type: string;
      query_attached_files: Flag;
    }
>;

/** The query of terms. A page has up to 1000 terms, 100 by default. */
export type TermsQuery = Optional<Shifted & { order: Order; order_by: 'name' | 'count'; search: string }>;

export type UsersQuery = Optional<
  Shifted & {
    order: Order;
    order_by: 'ID' | 'login' | 'nicename' | 'email' | 'url' | 'registered' | 'display_name' | 'post_count';
    authors_only: Flag;
    type: string;
    search: string;
    search_columns: readonly string[];
    role: string;
  }
>;

export type PluginsQuery = Optional<{ offset: number; limit: number; search: string }>;
export type PostTypesQuery = Optional<{ api_queryable: Flag }>;
export type PostCountsQuery = Optional<{ author: number }>;

/** The query of a site. `options` is a comma-separated list of site options: 'login_url,timezone'. */
export type SiteQuery = Optional<{ options: string }>;

export type SitesQuery = Optional<{
  site_visibility: 'all' | 'visible' | 'hidden';
  site_activity: 'all' | 'active' | 'inactive';
  options: string;
  include_domain_only: Flag;
  include_redirect: Flag;
  include_a8c_owned: Flag;
}>;

export type LikedPostsQuery = Optional<Paged & Between>;

export type NotificationsQuery = Optional<{
  number: number;
  /** Epoch seconds. */
  before: number;
  since: number;
  unread: Flag;
  type: string;
  num_note_items: number;
}>;

export type SuggestQuery = Optional<{ site_id: string | number; type: string }>;
