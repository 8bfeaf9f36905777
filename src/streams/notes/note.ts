/** A note as `parseNote` returns it: every field is present and has its type (section 3). */
export interface Note {
  readonly id: NoteId;
  readonly type: string;
  readonly isRead: boolean;
  /** Epoch milliseconds; 0 if the time is missing or malformed. */
  readonly timestamp: number;
  readonly title: string;
  /** An http(s) address, or ''. */
  readonly url: string;
  /** An http(s) image address, or ''. */
  readonly icon: string;
  /** A character of the platform's icon font, or ''. */
  readonly noticon: string;
  /** A hash that changes with the note, for light polls. Many real notes have none. */
  readonly hash: number | undefined;
  /** The first block is the headline, the second an optional excerpt. */
  readonly subject: readonly Block[];
  readonly header: readonly Block[];
  readonly body: readonly Block[];
  readonly ids: Ids;
  /** Whether texts or lists were cut, because they are too large to show. */
  readonly isCut: boolean;
}

export type NoteId = number;

/** The `meta.ids` of a note or a block (section 3). */
export interface Ids {
  readonly site?: number;
  readonly post?: number;
  readonly comment?: number;
  readonly parentComment?: number;
  readonly replyComment?: number;
  readonly user?: number;
}

export interface Block {
  /** 'user', 'comment', 'post', ...; '' for a plain text block. */
  readonly type: string;
  readonly text: string;
  readonly ranges: readonly Range[];
  readonly media: readonly Media[];
  /**
   * A flag that is present allows its action, and its value is the state. Undefined: no actions at
   * all.
   */
  readonly actions: Actions | undefined;
  readonly ids: Ids;
  /** `links.home`, the site of a user block: http(s) or ''. */
  readonly homeUrl: string;
  /** `titles.home`, or ''. */
  readonly homeTitle: string;
  /** The description of the site; '' if the platform sends none. */
  readonly homeTagline: string;
  readonly nestLevel: number;
  /** http(s) or ''. */
  readonly editCommentLink: string;
}

export const ACTION_FLAGS = [
  'approve-comment',
  'spam-comment',
  'trash-comment',
  'like-post',
  'like-comment',
  'edit-comment',
  'replyto-comment',
  'follow',
] as const;
export type ActionFlag = (typeof ACTION_FLAGS)[number];
export type Actions = Readonly<Partial<Record<ActionFlag, boolean>>>;

/** A part of a block's text, in UTF-16 code units: 0 <= start <= end <= text.length. */
export interface Range {
  readonly start: number;
  readonly end: number;
  /** '' for a plain link. */
  readonly type: string;
  /** http(s), mailto or ''. */
  readonly url: string;
  /** The id of the entity, or of the node if `parent` is set, or ''. */
  readonly id: string;
  /** The parent node, in newer notes whose ranges form a tree, or ''. */
  readonly parent: string;
  /** The character of a noticon range, or ''. */
  readonly value: string;
  readonly siteId: number | undefined;
  readonly postId: number | undefined;
}

/** An image or badge that covers a part of the text, clipped like a range. */
export interface Media {
  readonly start: number;
  readonly end: number;
  readonly type: 'image' | 'badge';
  /** An http(s) address; '' shows a fallback. */
  readonly url: string;
  /** Pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}
