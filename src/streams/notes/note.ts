/** The panel's own note: what `parseNote` makes of the platform's, every field present and of its type (section 3). */
export interface Note {
  readonly id: NoteId;
  readonly type: string;
  readonly isRead: boolean;
  /** Epoch milliseconds; 0 where the platform gave none that can be read. */
  readonly timestamp: number;
  readonly title: string;
  /** An http(s) address, or ''. */
  readonly url: string;
  /** An http(s) image address, or ''. */
  readonly icon: string;
  /** A character of the platform's icon font, or ''. */
  readonly noticon: string;
  /** Absent in many real notes; compared with the light poll's. */
  readonly hash: number | undefined;
  /** The first is the headline, the second an optional excerpt. */
  readonly subject: readonly Block[];
  readonly header: readonly Block[];
  readonly body: readonly Block[];
  readonly ids: Ids;
}

export type NoteId = number;

/** meta.ids of a note or a block (section 3). */
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
  /** A flag's presence allows the action, its value is the state; undefined when the block has no actions at all. */
  readonly actions: Actions | undefined;
  readonly ids: Ids;
  /** links.home: the site of a user block, http(s) or ''. */
  readonly homeUrl: string;
  /** titles.home, or ''. */
  readonly homeTitle: string;
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

/** A stretch of a block's text, in UTF-16 code units, clipped to the text: 0 <= start <= end <= text.length. */
export interface Range {
  readonly start: number;
  readonly end: number;
  /** '' for a plain link. */
  readonly type: string;
  /** http(s), mailto or ''. */
  readonly url: string;
  /** The entity's id (or the node's, where `parent` is given), or ''. */
  readonly id: string;
  /** The parent node of newer notes' range trees, or ''. */
  readonly parent: string;
  /** The character of a noticon, or ''. */
  readonly value: string;
  readonly siteId: number | undefined;
  readonly postId: number | undefined;
}

/** An image or badge at a stretch of the text, clipped as ranges are. */
export interface Media {
  readonly start: number;
  readonly end: number;
  readonly type: 'image' | 'badge';
  /** http(s), or '' (shown as a fallback). */
  readonly url: string;
  /** Pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}
