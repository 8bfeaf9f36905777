/** A note as `parseNote` returns it: every field is present and has its type (section 3). */
export interface Note {
  readonly id: NoteId;
  readonly type: string;
  readonly isRead: boolean;
  /** The time of the last activity, in epoch milliseconds; 0 if the time is missing or malformed. */
  readonly timestamp: number;
  readonly title: string;
  /** The address that the note links to: http(s), or ''. */
  readonly url: string;
  /** The address of the note's image: http(s), or ''. */
  readonly icon: string;
  /** The icon: a character of the platform's icon font, or ''. */
  readonly noticon: string;
  /** A hash that changes whenever the note changes, for light polls. Many real notes have none. */
  readonly hash: number | undefined;
  /** The first block is the headline; an optional second one is the excerpt. */
  readonly subject: readonly Block[];
  readonly header: readonly Block[];
  readonly body: readonly Block[];
  readonly ids: Ids;
  /** Whether texts or lists were cut, because they were too large to show. */
  readonly isCut: boolean;
}

export type NoteId = number;

/** The ids in `meta.ids` of a note or a block (section 3). */
export interface Ids {
  readonly site?: number;
  readonly post?: number;
  readonly comment?: number;
  readonly parentComment?: number;
  readonly replyComment?: number;
  readonly user?: number;
}

export interface Block {
  /** The type, such as 'user', 'comment' or 'post'; '' for a block of plain text. */
  readonly type: string;
  readonly text: string;
  readonly ranges: readonly Range[];
  readonly media: readonly Media[];
  /**
   * The action flags. A flag that is present allows its action, and its value is the state. Undefined if the
   * block has no actions at all.
   */
  readonly actions: Actions | undefined;
  readonly ids: Ids;
  /** The address of a user's site, from `links.home`: http(s) or ''. */
  readonly homeUrl: string;
  /** The title of a user's site, from `titles.home`, or ''. */
  readonly homeTitle: string;
  /** The description of a user's site; '' if the platform sends none. */
  readonly homeTagline: string;
  readonly nestLevel: number;
  /** The address of the page that edits the comment: http(s) or ''. */
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
  /** The type, such as 'user' or 'post'; '' for a plain link. */
  readonly type: string;
  /** The address of a link: http(s), mailto or ''. */
  readonly url: string;
  /** The id of the entity, or ''. If `parent` is set, the id of the range's node in the tree. */
  readonly id: string;
  /** In newer notes, whose ranges form a tree, the id of the parent node; otherwise ''. */
  readonly parent: string;
  /** A character of the platform's icon font, or ''. */
  readonly value: string;
  readonly siteId: number | undefined;
  readonly postId: number | undefined;
}

/** An image or badge at a part of the text. Positions are clipped to the text, as for a range. */
export interface Media {
  readonly start: number;
  readonly end: number;
  readonly type: 'image' | 'badge';
  /** The address of the image: http(s), or ''. For '', a fallback is shown. */
  readonly url: string;
  /** Width and height in pixels; undefined if the platform sent none. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}
