import { actOnComment } from '../../../src/streams/conversation/act-on-comment';
import type { NoteAction } from '../../../src/streams/actions/table';
import type { ThreadComment } from '../../../src/streams/conversation/state';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Event } from '../../../src/streams/state/events';
import { stateAfter } from '../../support/behaviour';
import { conversation, threadComment } from '../../support/conversation';
import { holding, note } from '../../support/notes';
import { inState } from '../../support/outbox';
import { looking, recordOf } from '../outbox/records';
import { settle } from '../../../src/streams/outbox/settle';
import type { State } from '../../../src/streams/state/state';
import { undoLatest } from '../../../src/streams/deeds/undo';
import type { Note } from '../../../src/streams/notes/note';

const OPEN = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } } });
const TARGET = { site: 1, comment: 70 };
const REPLY: Partial<ThreadComment> = { canModerate: true, isLiked: false };

/** What the outbox gets when the blogger acts on reply 70 of the open comment. */
const made = (
  action: NoteAction,
  reply: Partial<ThreadComment> = REPLY,
  records: readonly OutboxRecord[] = [],
  ...events: readonly Event[]
) => {
  const conversations = { '1/10': conversation({ comments: [threadComment(70, 10, reply)] }) };
  const state = stateAfter(
    { ...holding(OPEN), conversations, selectedNoteId: 1, ...looking(...records) },
    ...events,
  );
  return actOnComment({ type: 'comment.acted', key: '1/10', comment: 70, action }, state);
};

test.each([
  ['like', { aspect: 'like', wanted: true, before: false }],
  ['approve', { aspect: 'status', wanted: 'approved', before: 'unapproved', isDoubtful: false }],
  ['trash', { aspect: 'status', wanted: 'trash', before: 'listed' }],
] as const)('[comment-actions] %s is a record of the reply', (action, wish) => {
  expect(made(action, { ...REPLY, isApproved: false })).toEqual({
    type: 'wanted',
    ...wish,
    target: TARGET,
    about: 'Reader 70\nText 70',
  });
});

test('[comment-actions] a reply that has a note has the records of that note, but Trash names none: Undo opens none', () => {
  const own = note(7, { meta: { ids: { site: 1, post: 2, comment: 70 } } });
  const fetched: Event = { type: 'notes.fetched', notes: [own], unreadable: [], asked: 9 };
  expect(made('trash', REPLY, [], fetched)).toEqual(expect.not.objectContaining({ note: 7 }));
  expect(made('trash', REPLY, [], fetched)).toMatchObject({ target: TARGET });
  expect(made('like', REPLY, [], fetched)).toMatchObject({ target: TARGET, note: 7 });
});

test.each([
  ['like', { ...REPLY, isLiked: undefined }],
  ['approve', { isApproved: false }],
  ['trash', {}],
] as const)('[comment-actions] %s is ignored if the platform does not allow it', (action, reply) => {
  expect(made(action, reply)).toBeUndefined();
});

test.each([
  ['is approved', 'approve', {}, []],
  ['is liked', 'like', { isLiked: true }, []],
  ['is being liked', 'like', {}, [recordOf('like')]],
  ['is being trashed', 'trash', {}, [recordOf('trash')]],
] as const)('[comment-actions] is ignored if the reply %s already', (_, action, reply, records) => {
  expect(made(action, { ...REPLY, ...reply }, records)).toBeUndefined();
});

test('[comment-actions] takes back what has no response yet', () => {
  expect(made('unlike', REPLY, [recordOf('like')])).toMatchObject({ wanted: false });
});

test('[comment-actions] an unapproval is sent although a reply that waits approves the reply', () => {
  expect(made('unapprove', REPLY, [recordOf('reply')])).toMatchObject({
    wanted: 'unapproved',
    isDoubtful: true,
  });
});

test('[comment-actions] is ignored if another note is open', () => {
  expect(made('like', REPLY, [], { type: 'note.deselected' })).toBeUndefined();
});

const done = (record: OutboxRecord): OutboxRecord => inState(record, { state: 'done', settledAt: 2000 });

const held = (reply: Partial<ThreadComment> = {}): Partial<State> => ({
  conversations: {
    '1/10': conversation({ comments: [threadComment(70, 10, reply), threadComment(60, 10)], searched: 2 }),
    '1/20': conversation({ comments: [threadComment(70, 10, reply)] }),
    '2/10': conversation({ comments: [threadComment(70, 10, reply)] }),
  },
});

/** The conversations after the platform has answered, when the records do not show any more. */
const after = (record: OutboxRecord, state = held()): State['conversations'] => {
  const before = stateAfter(state);
  return stateAfter(before, ...settle(record, before, [record])).conversations;
};
const answerAfter = (record: OutboxRecord, reply?: Partial<ThreadComment>) =>
  after(done(record), held(reply))['1/10']?.comments[0];

test('[comment-actions] what the platform has done stays after the 10 s of its record', () => {
  expect(answerAfter(recordOf('approve'), { isApproved: false })?.isApproved).toBe(true);
  expect(answerAfter(recordOf('unapprove'))?.isApproved).toBe(false);
  expect(answerAfter(recordOf('like'), { isLiked: false, likeCount: 4 })).toMatchObject({
    isLiked: true,
    likeCount: 5,
  });
  expect(answerAfter(recordOf('like'), { isLiked: true, likeCount: 4 })?.likeCount).toBe(4);
  expect(answerAfter(recordOf('unlike'), { isLiked: true, likeCount: 0 })?.likeCount).toBe(0);
  expect(answerAfter(recordOf('trash'))?.removal).toBe('trash');
  expect(answerAfter(recordOf('spam'))?.removal).toBe('spam');
  expect(answerAfter(recordOf('restore'), { removal: 'trash' })?.removal).toBeUndefined();
});

test('[comment-actions] changes each conversation of the site that has the reply', () => {
  const known = after(done(recordOf('trash')));
  expect(['1/10', '1/20', '2/10'].map((key) => known[key]?.comments[0]?.removal)).toEqual([
    'trash',
    'trash',
    undefined,
  ]);
});

test('[comment-actions] changes the comment that is answered, also if its response is from before', () => {
  const parent = threadComment(70, undefined, { isLiked: false, likeCount: 1 });
  const state = stateAfter({ conversations: { '1/10': conversation({ parent }) } });
  const like = done(recordOf('like'));
  const liked = stateAfter(state, ...settle(like, state, [like]));
  expect(liked.conversations['1/10']?.parent).toMatchObject({ isLiked: true, likeCount: 2 });
  const again = stateAfter(
    { ...state, ...looking(like) },
    {
      type: 'conversation.parentFetched',
      key: '1/10',
      parent,
    },
  );
  expect(again.conversations['1/10']?.parent).toMatchObject({ isLiked: true });
});

test('[comment-actions] a removed reply does not count among those that were searched', () => {
  expect(after(done(recordOf('trash')))['1/10']?.searched).toBe(1);
  expect(after(done(recordOf('restore')), held({ removal: 'trash' }))['1/10']?.searched).toBe(3);
  expect(after(done(recordOf('trash')), held({ removal: 'trash' }))['1/10']?.searched).toBe(2);
});

test('[comment-actions] a restored reply is fetched when the note opens again', () => {
  const state = { conversations: { '1/10': conversation({ comments: [threadComment(70, 10)], news: 'n' }) } };
  expect(after(done(recordOf('restore')), state)['1/10']?.news).toBe('');
  expect(after(done(recordOf('trash')), state)['1/10']?.news).toBe('n');
});

test('[comment-actions] a refusal changes nothing', () => {
  const failed = recordOf('trash', { state: 'failed', failed: 'x', settledAt: 2000 });
  expect(after(failed)).toEqual(stateAfter(held()).conversations);
});

test('[comment-actions] is not told to conversations that do not have the comment', () => {
  expect(settle(done(recordOf('like')), stateAfter({}), [])).not.toContainEqual(
    expect.objectContaining({ type: 'conversation.settled' }),
  );
});

test('[comment-actions] a response from before the action does not undo it', () => {
  const page: Event = {
    type: 'conversation.repliesFetched',
    key: '1/10',
    comments: [threadComment(70, 10, { isLiked: false, likeCount: 1 }), threadComment(60, 10)],
    isNewest: true,
    searched: 2,
    isComplete: false,
    news: '',
  };
  const { comments, searched } =
    stateAfter(looking(done(recordOf('trash')), done(recordOf('like'))), page).conversations['1/10'] ?? {};
  expect(comments?.[0]).toMatchObject({ removal: 'trash', isLiked: true, likeCount: 2 });
  expect(searched).toBe(1);
});

const OWN = note(7);

const stateOf = (
  records: readonly OutboxRecord[],
  selectedNoteId: number | null,
  ...notes: readonly Note[]
) =>
  stateAfter({
    ...holding(OPEN, ...notes),
    conversations: { '1/10': conversation({ comments: [threadComment(70, 10)] }) },
    selectedNoteId,
    ...looking(...records),
  });

const TRASH = recordOf('trash', { id: 't' });

test('[comment-actions] [u-for-undo] U brings the reply back, and opens nothing', () => {
  expect(undoLatest(stateOf([TRASH], 1))).toEqual({ type: 'deed.undone', id: 't' });
  expect(undoLatest(stateOf([TRASH], 1, OWN))).toEqual({ type: 'deed.undone', id: 't' });
});

test('[comment-actions] U brings the reply back after the blogger has read on, and opens nothing', () => {
  expect(undoLatest(stateOf([TRASH], null))).toEqual({ type: 'deed.undone', id: 't' });
  expect(undoLatest(stateOf([TRASH], null, OWN))).toEqual({ type: 'deed.undone', id: 't' });
});

test('[undo-restores] U restores the note whose row trashed the comment, also while it shows as a reply', () => {
  const byRow = recordOf('trash', { id: 't', note: 7 });
  expect(undoLatest(stateOf([byRow], 1, OWN))).toEqual({ type: 'deed.undone', id: 't' });
});

test.each([
  ['that was not trashed', [recordOf('like')]],
  ['of another site', [recordOf('trash', { target: { site: 2, comment: 70 } })]],
  ['that this tab does not know', [recordOf('trash', { target: { site: 1, comment: 71 } })]],
])('[comment-actions] U brings no reply back %s', (_, records) => {
  expect(undoLatest(stateOf(records, 1))).toBeUndefined();
});
