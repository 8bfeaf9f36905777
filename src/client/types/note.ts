/**
 * A note as the platform sends it (section 3); it contains only the requested fields. Old and new
 * notes differ in shape, so parse a note before you show it.
 */
export interface Note {
  readonly id: number;
  readonly type?: NoteType;
  /** 1 or true for an unread note. */
  readonly unread?: number | boolean;
  /** The opposite of `unread`; some platforms send this field instead. */
  readonly read?: number | boolean;
  readonly body?: readonly Block[];
  /** The headline, followed by an optional excerpt. */
  readonly subject?: readonly Block[];
  readonly header?: readonly Block[];
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly meta?: NoteMeta;
  /** Changes whenever the note changes. */
  readonly note_hash?: number;
  readonly url?: string;
  /** The address of an image. */
  readonly icon?: string;
  /** A character of the platform's icon font. */
  readonly noticon?: string;
  readonly title?: string;
}

/** The kind of event. This list is incomplete, because the platform adds new types. */
export type NoteType = 'comment' | 'follow' | 'like' | 'comment_like' | 'reblog' | (string & {});

/** The objects that a note or a block is about. */
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

/** A part of a note, such as a text, a user, a comment or a post. */
export interface Block {
  readonly text?: string;
  /** 'user', 'comment', 'post', ...; undefined for plain text. */
  readonly type?: string;
  readonly ranges?: readonly Range[];
  readonly media?: readonly BlockMedia[];
  readonly actions?: Actions;
  readonly meta?: NoteMeta;
  readonly nest_level?: number;
  readonly edit_comment_link?: string;
}

/** A marked range of a block's text. */
export interface Range {
  /** The start, and the index after the end, in UTF-16 code units. */
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

/** The allowed actions: a flag that exists allows the action; its value is the current state. */
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
