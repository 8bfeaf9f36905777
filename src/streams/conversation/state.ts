import type { Block } from '../notes/note';

/** The text of a comment, with its links and styles. */
export type CommentText = Pick<Block, 'text' | 'ranges' | 'media'>;

/** A comment of a conversation, as `parseComment` returns it: every field has its type. */
export interface ThreadComment {
  readonly id: number;
  /** The comment that it answers; undefined for a comment on the post itself. */
  readonly parent: number | undefined;
  /** The author's name, or ''. */
  readonly name: string;
  /** http(s) or ''. */
  readonly avatarUrl: string;
  /** Epoch milliseconds; 0 if the platform sent no date, or a malformed one. */
  readonly timestamp: number;
  /** The page of the comment: http(s) or ''. */
  readonly url: string;
  readonly isApproved: boolean;
  /** Whether the blogger may approve and trash it. */
  readonly canModerate: boolean;
  /** Undefined if the platform does not offer to like it. */
  readonly isLiked: boolean | undefined;
  readonly likeCount: number;
  /** How the blogger has removed it; the platform does not list it any more. */
  readonly removal: 'trash' | 'spam' | undefined;
  readonly text: CommentText;
}

/** What is known of the conversation around a comment. */
export interface Conversation {
  /** The comment that is answered; null if there is none to show, undefined while it is not known. */
  readonly parent: ThreadComment | null | undefined;
  /** The comments of the post that are known, whichever they answer. */
  readonly comments: readonly ThreadComment[];
  /** How many of the newest comments of the post were searched for answers. */
  readonly searched: number;
  /** Whether all answers are known. */
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** What the panel knew of answers when they were fetched (`selectNews`). */
  readonly news: string;
}

export interface ConversationState {
  /** By site and comment. The latest ones; the oldest makes room. */
  readonly conversations: Readonly<Record<string, Conversation>>;
  /** Who likes a post or a comment, by its key (`likedOf`). The latest ones; the oldest makes room. */
  readonly people: Readonly<Record<string, People>>;
}

/** All people who like something, as user blocks. */
export interface People {
  readonly people: readonly Block[];
  /** The timestamp of the note when they were fetched. */
  readonly asOf: number;
}

export const initialConversationState: ConversationState = { conversations: {}, people: {} };
