import type { NoteAction, SettledAction } from '../actions/table';
import type { Block } from '../notes/note';
import type { ThreadComment } from './state';

/** Events about the conversation of an open comment. `key` is the comment key of the open comment. */
export type ConversationEvent =
  /** The blogger acted on a reply, or on the parent of the open comment. */
  | { type: 'comment.acted'; key: string; comment: number; action: NoteAction }
  /** The platform carried out an action on a comment of a conversation. Any tab may have requested it. */
  | { type: 'conversation.settled'; site: number; comment: number; action: SettledAction }
  /** The parent of the open comment was fetched. `parent` is null if it cannot be shown. */
  | { type: 'conversation.parentFetched'; key: string; parent: ThreadComment | null }
  | {
      type: 'conversation.repliesFetched';
      key: string;
      /** One page of the post's comments, newest first. */
      comments: readonly ThreadComment[];
      /** Whether this is the page of the newest comments. */
      isNewest: boolean;
      /** How many of the post's newest comments have been searched for replies so far. */
      searched: number;
      isComplete: boolean;
      news: string;
    }
  /**
   * All people who like a post or a comment were fetched. `asOf` is the timestamp of the note about the like.
   */
  | { type: 'people.fetched'; key: string; people: readonly Block[]; asOf: number }
  | { type: 'conversation.failed'; key: string }
  /** The blogger requested older replies, or a retry after a failure. */
  | { type: 'conversation.moreRequested'; key: string };
