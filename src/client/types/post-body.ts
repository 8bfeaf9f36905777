import type { JsonValue } from './json';
import type { PostStatus } from './post';

/** The fields of a new or changed post. */
export interface PostBody {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly slug?: string;
  readonly status?: PostStatus;
  readonly type?: string;
  readonly date?: string | Date;
  /** The user to whom the post is assigned, as a username or an id. */
  readonly author?: string | number;
  readonly sticky?: boolean;
  readonly password?: string;
  readonly parent?: number;
  readonly format?: string;
  readonly tags?: string | readonly (string | number)[];
  readonly categories?: string | readonly (string | number)[];
  readonly terms?: Readonly<Record<string, string | readonly (string | number)[]>>;
  /** The id of a file in the media library; '' removes the image. */
  readonly featured_image?: string | number;
  readonly media_urls?: readonly string[];
  readonly media_attrs?: readonly PostMediaAttributes[];
  readonly metadata?: readonly MetadataChange[];
  readonly discussion?: { readonly comments_open?: boolean; readonly pings_open?: boolean };
  readonly likes_enabled?: boolean;
  readonly sharing_enabled?: boolean;
  readonly publicize?: boolean | readonly string[];
  readonly publicize_message?: string;
  readonly menu_order?: number;
  readonly page_template?: string;
}

export interface PostMediaAttributes {
  readonly title?: string;
  readonly description?: string;
  readonly caption?: string;
}

/** A change of metadata; `update` is the default operation. */
export interface MetadataChange {
  readonly id?: number | string;
  readonly key?: string;
  readonly value?: JsonValue;
  readonly previous_value?: JsonValue;
  readonly operation?: 'add' | 'update' | 'delete';
}
