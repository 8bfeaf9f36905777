/**
 * A note as the platform sends it (section 3); only the fields asked for are there. Notes come in many generations' shapes:
 * who shows them should still parse them.
 */
export interface Note {
  readonly id: number;
  readonly type?: NoteType;
  /** 1 or true for one that nobody has read. */
  readonly unread?: number | boolean;
  /** The opposite of `unread`, from platforms that say it so. */
  readonly read?: number | boolean;
  readonly body?: readonly Block[];
  /** The headline, and an excerpt where there is one. */
  readonly subject?: readonly Block[];
  readonly header?: readonly Block[];
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly meta?: NoteMeta;
  /** Another one when the note has changed. */
  readonly note_hash?: number;
  readonly url?: string;
  /** The address of an image. */
  readonly icon?: string;
  /** A character of the platform's icon font. */
  readonly noticon?: string;
  readonly title?: string;
}

/** What happened; there are others, and new ones come. */
export type NoteType = 'comment' | 'follow' | 'like' | 'comment_like' | 'reblog' | (string & {});

/** What a note or a block is about. */
export interface NoteMeta {
  readonly ids?: MetaIds;
  readonly links?: { readonly home?: string };
  readonly titles?: { readonly home?: string };
}

export interface MetaIds {
  readonly site?: number;
  readonly post?: number;
  readonly comment?: number;
  readonly parent_comment?: number;
  readonly reply_comment?: number;
  readonly user?: number;
}

/** A part of a note: a text, somebody, a comment, a post. */
export interface Block {
  readonly text?: string;
  /** 'user', 'comment', 'post', ...; none for a text. */
  readonly type?: string;
  readonly ranges?: readonly Range[];
  readonly media?: readonly BlockMedia[];
  readonly actions?: Actions;
  readonly meta?: NoteMeta;
  readonly nest_level?: number;
  readonly edit_comment_link?: string;
}

/** A stretch of a block's text, in UTF-16 code units, that means something. */
export interface Range {
  /** Where it starts, and where it has ended. */
  readonly indices: readonly [start: number, end: number];
  readonly type?: RangeType;
  readonly id?: number | string;
  readonly url?: string;
  /** The character of a noticon. */
  readonly value?: string;
  readonly site_id?: number;
  readonly post_id?: number;
}

export type RangeType =
  | 'user'
  | 'post'
  | 'comment'
  | 'site'
  | 'stat'
  | 'tracks'
  | 'b'
  | 'i'
  | 'noticon'
  | 'blockquote'
  | 'code'
  | 'list'
  | 'button'
  | (string & {});

/** An image or a badge in a block's text. */
export interface BlockMedia {
  readonly type: 'image' | 'badge' | (string & {});
  readonly indices?: readonly [start: number, end: number];
  readonly url?: string;
  /** Pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** What one may do: a flag that is there allows it, and says how it stands. */
export type Actions = Readonly<Partial<Record<ActionFlag, boolean>>>;

export type ActionFlag =
  | 'approve-comment'
  | 'spam-comment'
  | 'trash-comment'
  | 'like-post'
  | 'like-comment'
  | 'edit-comment'
  | 'replyto-comment'
  | 'follow';
