import { selectUndoableAnswer } from '../../../src/streams/conversation/undoable-answer';
import { undoLatest } from '../../../src/streams/keyboard/shortcuts';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Note } from '../../../src/streams/notes/note';
import { stateAfter } from '../../support/behaviour';
import { conversation, threadComment } from '../../support/conversation';
import { holding, note } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';

const OPEN = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } } });
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

test('[answer-actions] [u-for-undo] U brings the answer back, and opens nothing', () => {
  expect(undoLatest(stateOf([TRASH], 1))).toEqual({ type: 'outbox.discarded', id: 't' });
  expect(undoLatest(stateOf([TRASH], 1, OWN))).toEqual({ type: 'outbox.discarded', id: 't' });
});

test('[answer-actions] U brings the answer back after the blogger has read on, and opens nothing', () => {
  expect(undoLatest(stateOf([TRASH], null))).toEqual({ type: 'outbox.discarded', id: 't' });
  expect(undoLatest(stateOf([TRASH], null, OWN))).toEqual({ type: 'outbox.discarded', id: 't' });
});

test('[undo-restores] U restores the note whose row trashed the comment, also while it shows as an answer', () => {
  const byRow = recordOf('trash', { id: 't', note: 7 });
  expect(undoLatest(stateOf([byRow], 1, OWN))).toEqual({ type: 'moderation.undone', id: 7 });
});

test.each([
  ['that was not trashed', [recordOf('like')]],
  ['of another site', [recordOf('trash', { target: { site: 2, comment: 70 } })]],
  ['that this tab does not know', [recordOf('trash', { target: { site: 1, comment: 71 } })]],
  ['of a batch', [recordOf('trash', { batch: 'b' })]],
  ['before a later one', [TRASH, recordOf('trash', { target: { site: 1, comment: 80 }, madeAt: 1500 })]],
])('[answer-actions] no undo bar is found for an answer %s', (_, records) => {
  expect(selectUndoableAnswer(stateOf(records, 1))).toBeUndefined();
});

test('[answer-actions] the undo bar of the open comment itself is not one of an answer', () => {
  expect(
    selectUndoableAnswer(stateOf([recordOf('trash', { target: { site: 1, comment: 10 } })], 1)),
  ).toBeUndefined();
});
