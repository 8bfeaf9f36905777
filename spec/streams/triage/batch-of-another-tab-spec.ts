import { undo } from '../../../src/streams/moderation/undo';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';

/** Another tab has more notes, and has trashed these together; this one has loaded note 8 alone. */
const trashed = [8, 9].map((id) => recordOn(note(id), 'trash', { id: `trash ${id}`, batch: 'b' }));
const alone = recordOn(note(7), 'trash', { id: 'trash 7' });
const state = stateAfter(holding(note(8)), looked(...trashed, alone));

test.each([8, 9])('[batch-one-undo] is restored also by its note that is not loaded: %i', (id) => {
  expect(undo({ type: 'moderation.undone', id }, state)).toEqual([
    { type: 'undone', id: 'trash 8' },
    { type: 'undone', id: 'trash 9' },
  ]);
});

test('[batch-one-undo] is sent at once also if the first note is not loaded', () => {
  expect(undo({ type: 'moderation.closed', id: 9 }, state)).toEqual([
    { type: 'hastened', id: 'trash 8' },
    { type: 'hastened', id: 'trash 9' },
  ]);
});

test('a single note that is not loaded has no undo bar', () => {
  expect(undo({ type: 'moderation.undone', id: 7 }, state)).toBeUndefined();
});
