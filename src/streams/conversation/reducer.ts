import { castDraft, type Draft } from 'immer';
import type { HandlersOf } from '../state/handlers';
import { actionOf } from '../actions/table';
import { stateOf } from '../outbox/record';
import { recordKey } from '../outbox/target';
import type { Records } from '../outbox/state';
import { CONVERSATIONS_MAX_COUNT } from '../timing';
import { newestFirst } from '../state/sorted-notes';
import { settledComment } from './comment-overlay';
import type { Conversation, ConversationState, ThreadComment } from './state';

const UNKNOWN: Conversation = {
  parent: undefined,
  comments: [],
  searched: 0,
  isComplete: false,
  isLoading: false,
  hasFailed: false,
  news: '',
};

/** Handles responses about conversations and likes, and settled actions on comments of conversations. */
export const conversationHandlers: HandlersOf<'conversation' | 'people'> = {
  'conversation.parentFetched': (state, { key, parent }) =>
    change(state, key, () => ({
      parent: parent && withDone(parent, key, state.outbox.records),
      hasFailed: false,
    })),
  'conversation.repliesFetched': (state, { key, comments: fetched, isNewest, searched, isComplete, news }) =>
    change(state, key, (known) => {
      const comments = fetched.map((comment) => withDone(comment, key, state.outbox.records));
      const live = known.comments.filter(({ removal }) => removal === undefined);
      const older = olderThan(comments, live);
      // A page without new comments is the last one; otherwise loading would never end.
      const isRepeated =
        !isNewest && comments.every(({ id }) => known.comments.some((each) => each.id === id));
      const isNewList = isNewest && (isComplete || older.length === live.length);
      const kept = isNewList ? [] : older;
      // The platform's pages do not contain removed comments, but those may have replies, so they are kept.
      const removed = known.comments.filter(
        ({ id, removal }) => removal !== undefined && !comments.some((each) => each.id === id),
      );
      const page = isNewest
        ? [...comments, ...kept]
        : [...live.filter(({ id }) => !comments.some((each) => each.id === id)), ...comments];
      return {
        // In a new, incomplete list, the position of removed comments is not known.
        comments: isNewList && !isComplete ? page : removed.reduce(withInPlace, page),
        // The next page starts after all comments that are known now. Removed ones are not counted, because the
        // platform does not list them.
        searched: isNewest
          ? searched + kept.length - removedIn(comments)
          : Math.max(searched - removedIn(comments), known.searched),
        isComplete: isComplete || isRepeated || (known.isComplete && !isNewList),
        isLoading: false,
        hasFailed: false,
        news,
      };
    }),
  'people.fetched': (state, { key, people, asOf }) => {
    const { [key]: _, ...others } = state.people;
    const kept = Object.entries(others).slice(1 - CONVERSATIONS_MAX_COUNT);
    state.people = castDraft({ ...Object.fromEntries(kept), [key]: { people, asOf } });
  },
  'conversation.failed': (state, { key }) =>
    change(state, key, () => ({ isLoading: false, hasFailed: true })),
  'conversation.moreRequested': (state, { key }) =>
    change(state, key, () => ({ isLoading: true, hasFailed: false, requested: state.tick })),
  'conversation.settled': (state, { site, comment: id, action }) => {
    for (const [key, conversation] of Object.entries(state.conversations)) {
      if (!key.startsWith(`${site}/`)) continue;
      const { parent } = conversation;
      if (parent?.id === id) conversation.parent = castDraft(settledComment(parent, action));
      const before = removedIn(conversation.comments);
      conversation.comments = conversation.comments.map((each) =>
        each.id === id ? castDraft(settledComment(each, action)) : each,
      );
      // The platform's pages do not contain removed comments, so these are not counted.
      conversation.searched -= removedIn(conversation.comments) - before;
      // A restored comment may be missing here, so replies are fetched again when the note opens.
      if (action === 'restore') conversation.news = '';
    }
  },
};

const removedIn = (comments: readonly Pick<ThreadComment, 'removal'>[]): number =>
  comments.filter(({ removal }) => removal !== undefined).length;

/** Applies settled actions to a fetched comment, because its response may be older than the actions. */
const withDone = (comment: ThreadComment, key: string, records: Records): ThreadComment => {
  const target = { site: Number.parseInt(key, 10), comment: comment.id };
  return (['status', 'like'] as const).reduce((shown, aspect) => {
    const { [recordKey(aspect, target)]: record } = records;
    return record && stateOf(record) === 'done' ? settledComment(shown, actionOf(record)) : shown;
  }, comment);
};

/**
 * Returns the known comments that are older than a page of the newest ones. Newer known comments that the page
 * does not contain were trashed. If the page contains none of the known comments, returns all of them, because
 * there may be a gap.
 */
function olderThan(
  page: readonly ThreadComment[],
  comments: readonly ThreadComment[],
): readonly ThreadComment[] {
  const ids = new Set(page.map(({ id }) => id));
  return comments.slice(comments.findLastIndex(({ id }) => ids.has(id)) + 1);
}

/** Inserts a comment into a list of comments that is sorted newest first. */
function withInPlace(comments: readonly ThreadComment[], added: ThreadComment): readonly ThreadComment[] {
  const at = comments.findIndex((each) => newestFirst(added, each) < 0);
  return at === -1 ? [...comments, added] : [...comments.slice(0, at), added, ...comments.slice(at)];
}

/** Changes a conversation, and moves it to the end of the kept conversations, so that it is dropped last. */
function change(
  state: Draft<ConversationState>,
  key: string,
  changes: (known: Conversation) => Partial<Conversation>,
): void {
  const { [key]: known = UNKNOWN, ...others } = state.conversations;
  const kept = Object.entries(others).slice(1 - CONVERSATIONS_MAX_COUNT);
  state.conversations = castDraft({
    ...Object.fromEntries(kept),
    [key]: { ...known, ...changes(known) },
  });
}
