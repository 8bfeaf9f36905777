import { castDraft, type Draft } from 'immer';
import type { HandlersOf } from '../state/handlers';
import { actionOf } from '../actions/table';
import { stateOf } from '../outbox/record';
import { recordKey } from '../outbox/target';
import type { Records } from '../outbox/state';
import { CONVERSATIONS_MAX_COUNT } from '../timing';
import { newestFirst } from '../state/sorted-notes';
import { settledComment } from './answer-overlay';
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

/** Handles what is fetched of a conversation. */
export const conversationHandlers: HandlersOf<'conversation' | 'people'> = {
  'conversation.parentFetched': (state, { key, parent }) =>
    change(state, key, () => ({
      parent: parent && withDone(parent, key, state.outbox.records),
      hasFailed: false,
    })),
  'conversation.answersFetched': (state, { key, comments: fetched, isNewest, searched, isComplete, news }) =>
    change(state, key, (known) => {
      const comments = fetched.map((comment) => withDone(comment, key, state.outbox.records));
      const live = known.comments.filter(({ removal }) => removal === undefined);
      const older = olderThan(comments, live);
      // A page that repeats what is known would never end.
      const isRepeated =
        !isNewest && comments.every(({ id }) => known.comments.some((each) => each.id === id));
      const isNewList = isNewest && (isComplete || older.length === live.length);
      const kept = isNewList ? [] : older;
      // The platform's pages do not have the removed ones, but others may have answered them.
      const removed = known.comments.filter(
        ({ id, removal }) => removal !== undefined && !comments.some((each) => each.id === id),
      );
      const page = isNewest
        ? [...comments, ...kept]
        : [...live.filter(({ id }) => !comments.some((each) => each.id === id)), ...comments];
      return {
        // Those of a list without the newest comments have no place in theirs.
        comments: isNewList && !isComplete ? page : removed.reduce(withInPlace, page),
        // The next page starts after those that are known now.
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
    change(state, key, () => ({ isLoading: true, hasFailed: false })),
  'conversation.settled': (state, { site, comment: id, action }) => {
    for (const [key, conversation] of Object.entries(state.conversations)) {
      if (!key.startsWith(`${site}/`)) continue;
      const { parent } = conversation;
      if (parent?.id === id) conversation.parent = castDraft(settledComment(parent, action));
      const before = removedIn(conversation.comments);
      conversation.comments = conversation.comments.map((each) =>
        each.id === id ? castDraft(settledComment(each, action)) : each,
      );
      // The platform's pages do not have the removed ones.
      conversation.searched -= removedIn(conversation.comments) - before;
      // A restored comment may be missing here; it is fetched when the note opens again.
      if (action === 'restore') conversation.news = '';
    }
  },
};

const removedIn = (comments: readonly Pick<ThreadComment, 'removal'>[]): number =>
  comments.filter(({ removal }) => removal !== undefined).length;

/** A fetched comment with what was done to it meanwhile: the response may be from before that. */
const withDone = (comment: ThreadComment, key: string, records: Records): ThreadComment => {
  const target = { site: Number.parseInt(key, 10), comment: comment.id };
  return (['status', 'like'] as const).reduce((shown, aspect) => {
    const { [recordKey(aspect, target)]: record } = records;
    return record && stateOf(record) === 'done' ? settledComment(shown, actionOf(record)) : shown;
  }, comment);
};

/**
 * The known comments below a page of the newest ones. What is known above its last one and is not on
 * the page was trashed. All of them, if none is on the page: there may be others in between.
 */
function olderThan(
  page: readonly ThreadComment[],
  comments: readonly ThreadComment[],
): readonly ThreadComment[] {
  const ids = new Set(page.map(({ id }) => id));
  return comments.slice(comments.findLastIndex(({ id }) => ids.has(id)) + 1);
}

/** The comments, newest first, with another one, which may be restored. */
function withInPlace(comments: readonly ThreadComment[], added: ThreadComment): readonly ThreadComment[] {
  const at = comments.findIndex((each) => newestFirst(added, each) < 0);
  return at === -1 ? [...comments, added] : [...comments.slice(0, at), added, ...comments.slice(at)];
}

/** Changes a conversation, which becomes the newest of those that are kept. */
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
