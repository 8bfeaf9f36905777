import type { NoteAction, SettledAction } from '../actions/table';
import type { Block } from '../notes/note';
import type { ThreadComment } from './state';

/** Events about the comments around an open one. `key` names the open one. */
export type ConversationEvent =
  /** The blogger acted on an answer, or on the comment that is answered. */
  | { type: 'answer.acted'; key: string; comment: number; action: NoteAction }
  /** The platform has carried out an action on a comment of a conversation, in whichever tab. */
  | { type: 'conversation.settled'; site: number; comment: number; action: SettledAction }
  /** The comment that is answered; null if it cannot be shown. */
  | { type: 'conversation.parentFetched'; key: string; parent: ThreadComment | null }
  | {
      type: 'conversation.answersFetched';
      key: string;
      /** A page of the post's comments, newest first. */
      comments: readonly ThreadComment[];
      /** Whether it is the page of the newest ones. */
      isNewest: boolean;
      /** How many of the newest comments of the post are searched now. */
      searched: number;
      isComplete: boolean;
      news: string;
    }
  /** All people who like a post or a comment; `asOf` is the timestamp of the note. */
  | { type: 'people.fetched'; key: string; people: readonly Block[]; asOf: number }
  | { type: 'conversation.failed'; key: string }
  /** The blogger wants older answers, or another attempt. */
  | { type: 'conversation.moreRequested'; key: string };
