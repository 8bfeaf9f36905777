import { actOnAnswer } from '../../../src/streams/conversation/act-on-answer';
import type { ThreadComment } from '../../../src/streams/conversation/state';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Event, EventOf } from '../../../src/streams/state/events';
import { stateAfter } from '../../support/behaviour';
import { conversation, threadComment } from '../../support/conversation';
import { holding, note } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';

const OPEN = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } } });
const TARGET = { site: 1, comment: 70 };
const ANSWER: Partial<ThreadComment> = { canModerate: true, isLiked: false };

/** What the outbox gets when the blogger acts on answer 70 of the open comment. */
const made = (
  { kind, isOn = true }: Pick<EventOf<'answer.acted'>, 'kind'> & { readonly isOn?: boolean },
  answer: Partial<ThreadComment> = ANSWER,
  records: readonly OutboxRecord[] = [],
  ...events: readonly Event[]
) => {
  const conversations = { '1/10': conversation({ comments: [threadComment(70, 10, answer)] }) };
  const state = stateAfter(
    { ...holding(OPEN), conversations, selectedNoteId: 1, ...looking(...records) },
    ...events,
  );
  return actOnAnswer({ type: 'answer.acted', key: '1/10', comment: 70, kind, isOn }, state);
};

test.each(['like', 'approve', 'trash'] as const)('[answer-actions] %s is a record of the answer', (kind) => {
  expect(made({ kind }, { ...ANSWER, isApproved: false })).toEqual({
    type: 'made',
    kind,
    target: TARGET,
    payload: true,
    about: 'Reader 70\nText 70',
  });
});

test('[answer-actions] an answer that has a note has the records of that note, but Trash names none: Undo opens none', () => {
  const own = note(7, { meta: { ids: { site: 1, post: 2, comment: 70 } } });
  const fetched: Event = { type: 'notes.fetched', notes: [own], unreadable: [], asked: 9 };
  expect(made({ kind: 'trash' }, ANSWER, [], fetched)).toEqual(expect.not.objectContaining({ note: 7 }));
  expect(made({ kind: 'trash' }, ANSWER, [], fetched)).toMatchObject({ target: TARGET });
  expect(made({ kind: 'like' }, ANSWER, [], fetched)).toMatchObject({ target: TARGET, note: 7 });
});

test.each([
  ['like', { ...ANSWER, isLiked: undefined }],
  ['approve', { isApproved: false }],
  ['trash', {}],
] as const)('[answer-actions] %s is ignored if the platform does not allow it', (kind, answer) => {
  expect(made({ kind }, answer)).toBeUndefined();
});

test.each([
  ['is approved', { kind: 'approve' }, {}, []],
  ['is liked', { kind: 'like' }, { isLiked: true }, []],
  ['is being liked', { kind: 'like' }, {}, [recordOf('like')]],
  ['is being trashed', { kind: 'trash' }, {}, [recordOf('trash')]],
] as const)('[answer-actions] is ignored if the answer %s already', (_, acted, answer, records) => {
  expect(made(acted, { ...ANSWER, ...answer }, records)).toBeUndefined();
});

test('[answer-actions] takes back what has no answer yet', () => {
  expect(made({ kind: 'like', isOn: false }, ANSWER, [recordOf('like')])).toMatchObject({ payload: false });
});

test('[answer-actions] an unapproval is sent although a reply that waits approves the answer', () => {
  expect(made({ kind: 'approve', isOn: false }, ANSWER, [recordOf('reply')])).toMatchObject({
    payload: false,
    isContrary: true,
  });
});

test('[answer-actions] is ignored if another note is open', () => {
  expect(made({ kind: 'like' }, ANSWER, [], { type: 'note.deselected' })).toBeUndefined();
});
