import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { State } from '../../../src/streams/state/state';
import type { Conversation } from '../../../src/streams/conversation/state';
import { conversation, threadComment } from '../../support/conversation';
import { manyUsers } from '../../support/many-likes';
import { note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { renderDetail, renderPanel } from '../support/panel';

const ALL_ACTIONS = {
  'approve-comment': false,
  'spam-comment': false,
  'trash-comment': false,
  'like-comment': false,
  'edit-comment': true,
  'replyto-comment': true,
};
const comment = (flags: object = ALL_ACTIONS, ids: object = { site: 1, post: 2, comment: 3 }) =>
  note(1, { body: [{ type: 'comment', text: 'Fine.', actions: flags }], title: '', meta: { ids } });
const DONE = { ...ALL_ACTIONS, 'approve-comment': true, 'like-comment': true };
const POST = { site: 1, post: 2 };
const person = (follow: boolean) =>
  note(1, {
    type: 'follow',
    body: [{ type: 'user', text: 'Joan', actions: { follow }, meta: { ids: { site: 1 } } }],
  });
const people = ['joan', 'jon'].map((login, id) => ({
  id,
  login,
  displayName: '',
  imageUrl: '',
  name: login,
}));
const mention = async (text: string): Promise<void> => {
  renderDetail(comment(), { suggestions: { 1: people } });
  await userEvent.type(screen.getByRole('textbox'), text);
};

const approving = (payload: boolean) =>
  recorded(recordOn(comment(), 'approve', { state: 'uncertain', payload }));

/** The open note, with the reply 'Yes.' that was submitted. */
const replying = (changes: Partial<OutboxRecord>, patch: Partial<State> = {}): unknown =>
  renderDetail(comment(), {
    drafts: { 1: 'Yes.' },
    ...recorded(recordOn(comment(), 'reply', { payload: 'Yes.', ...changes })),
    ...patch,
  });
const searchOf = async (text: string): Promise<void> => {
  renderDetail(note(1, { type: 'like', body: manyUsers(30) }));
  await userEvent.type(screen.getByRole('searchbox'), text);
};

const LONG = { text: 'A long text. '.repeat(20), ranges: [], media: [] };
const ANSWERED = threadComment(9, undefined, { text: LONG, isApproved: false });
/** An open comment, whose conversation is known as far. */
const talking = (known: Partial<Conversation>) =>
  renderDetail(comment(ALL_ACTIONS, { ...POST, comment: 3, parent_comment: 9 }), {
    conversations: { '1/3': conversation(known) },
  });
const manyAnswers = Array.from({ length: 30 }, (_, index) => threadComment(100 + index, 3, { name: '' }));

/** The open note, its actions, and the shortcuts. */
export const detailScreens: Readonly<Record<string, () => unknown>> = {
  'a note without a title': () => renderDetail(comment()),
  ...Object.fromEntries(
    (['spam', 'trash'] as const).map((kind) => [
      `undo of ${kind}`,
      () => {
        const { dispatch } = renderPanel([comment()]);
        dispatch({ type: 'moderation.requested', id: 1, kind });
      },
    ]),
  ),
  'all actions': () => renderDetail(comment()),
  'all actions taken': () => renderDetail(comment(DONE)),
  'an approval without an answer': () => renderDetail(comment(), approving(true)),
  'an end of an approval without an answer': () => renderDetail(comment(), approving(false)),
  'a note that is cut': () =>
    renderDetail(note(1, { body: [{ text: 'a'.repeat(30_000) }], url: 'https://blog.example/' })),
  'a person': () => renderDetail(person(false)),
  'a person whose site is followed': () => renderDetail(person(true)),
  'a person without a name': () => renderDetail(note(1, { body: [{ type: 'user' }] })),
  'a search for one person': () => searchOf('zoe'),
  'a search for several people': () => searchOf('reader 1'),
  'a search for nobody': () => searchOf('nobody'),
  'a comment with the own reply': () => renderDetail(comment({}, { ...POST, comment: 3, reply_comment: 4 })),
  'a post with the own reply': () => renderDetail(comment({}, { ...POST, reply_comment: 4 })),
  'a post to reply to': () => renderDetail(comment({ 'replyto-comment': true }, POST)),
  'a reply with text': () => renderDetail(comment(), { drafts: { 1: 'Yes.' } }),
  'a reply being sent': () => replying({ state: 'sending' }),
  'a reply that has failed': () => replying({ state: 'failed' }),
  'a reply from another note that is not sent': () => replying({ note: 2 }),
  'a reply that waits for the network': () => replying({}, { isOnline: false }),
  'a reply without a session': () => replying({}, { isSignedIn: false }),
  'a person to mention': () => mention('@joa'),
  'people to mention': () => mention('@jo'),
  'a conversation': () =>
    talking({ parent: ANSWERED, comments: [threadComment(4, 3), threadComment(5, 4), threadComment(6, 5)] }),
  'a conversation with a whole comment': async () => {
    talking({ parent: ANSWERED });
    const more = document.querySelector('.thread-more');
    if (more) await userEvent.click(more);
  },
  'a long conversation': () =>
    talking({
      comments: [...manyAnswers, threadComment(4, 100), threadComment(5, 4), threadComment(6, 5)],
      isComplete: false,
      searched: 100,
    }),
  'a conversation of a post with one comment': () =>
    talking({ comments: [threadComment(4, 3)], isComplete: false, searched: 1 }),
  'answers with actions': () => {
    const allowed = { canModerate: true, isLiked: false };
    const { dispatch } = talking({
      comments: [
        threadComment(4, 3, { ...allowed, isApproved: false }),
        threadComment(5, 3, { ...allowed, isLiked: true, likeCount: 12 }),
        threadComment(6, 3, { ...allowed, removal: 'spam' }),
        threadComment(7, 6, allowed),
        threadComment(8, 3, { ...allowed, name: '' }),
      ],
    });
    dispatch({ type: 'answer.acted', key: '1/3', comment: 8, kind: 'trash', isOn: true });
  },
  'a trashed answer that failed': () =>
    renderDetail(
      comment(),
      recorded(recordOn(comment(), 'trash', { state: 'failed', reason: 'X', note: undefined })),
    ),
  'a conversation without what is answered': () => talking({ parent: null }),
  'a conversation that was not loaded': () => talking({ hasFailed: true }),
  'shortcuts of the list': () => {
    const { dispatch } = renderPanel([comment()], { isHelpOpen: true });
    dispatch({ type: 'moderation.requested', id: 1, kind: 'spam' });
  },
  'shortcuts of a row': () => renderPanel([comment()], { isHelpOpen: true, highlightedNoteId: 1 }),
  'shortcuts of a comment': () => renderDetail(comment(), { isHelpOpen: true }),
  'shortcuts of a comment with all actions taken': () => renderDetail(comment(DONE), { isHelpOpen: true }),
  'shortcuts switched off': () => renderDetail(comment(), { isHelpOpen: true, areShortcutsOn: false }),
};
