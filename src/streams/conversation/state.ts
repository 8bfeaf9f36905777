import type { Block } from '../notes/note';
import type { Tick } from '../state/tick';

/** The text of a comment, with its links and styles. */
export type CommentText = Pick<Block, 'text' | 'ranges' | 'media'>;

/** A comment of a conversation, as `parseComment` returns it: every field has its type. */
export interface ThreadComment {
  readonly id: number;
  /** The id of the parent comment; undefined for a comment on the post itself. */
  readonly parent: number | undefined;
  /** The author's name, or ''. */
  readonly name: string;
  /** The address of the author's picture: http(s) or ''. */
  readonly avatarUrl: string;
  /** The time of the comment, in epoch milliseconds; 0 if the platform sent no date or a malformed one. */
  readonly timestamp: number;
  /** The address of the comment: http(s) or ''. */
  readonly url: string;
  readonly isApproved: boolean;
  /** Whether the blogger may approve and trash the comment. */
  readonly canModerate: boolean;
  /** Whether the blogger likes the comment; undefined if the platform does not offer a like. */
  readonly isLiked: boolean | undefined;
  readonly likeCount: number;
  /** How the blogger removed the comment, which the platform no longer lists; undefined if it was not removed. */
  readonly removal: 'trash' | 'spam' | undefined;
  readonly text: CommentText;
}

/** The known part of the conversation around a comment. */
export interface Conversation {
  /** The parent comment; null if it cannot be shown, undefined while it is not known. */
  readonly parent: ThreadComment | null | undefined;
  /** The known comments of the post, including those of other conversations. */
  readonly comments: readonly ThreadComment[];
  /** How many of the newest comments of the post have been searched for replies. */
  readonly searched: number;
  /** Whether all replies are known. */
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The value of `selectNews` when the replies were requested. */
  readonly news: string;
  /** When the blogger last requested older replies or another attempt. */
  readonly requested?: Tick;
}

export interface ConversationState {
  /**
   * Conversations by comment key. At most 20: a new one replaces the one that has not changed for the longest
   * time.
   */
  readonly conversations: Readonly<Record<string, Conversation>>;
  /**
   * The people who like a post or a comment, by its key (`likedOf`). At most 20: a new entry replaces the
   * oldest.
   */
  readonly people: Readonly<Record<string, People>>;
}

/** All people who like a post or a comment, as user blocks. */
export interface People {
  readonly people: readonly Block[];
  /** The timestamp that the note about the like had when the people were fetched. */
  readonly asOf: number;
}

export const initialConversationState: ConversationState = { conversations: {}, people: {} };
