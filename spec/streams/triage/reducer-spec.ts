import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { selectOffers } from '../../../src/streams/triage/checked';
import type { BatchedAction } from '../../../src/streams/triage/state';
import { pick, stateAfter } from '../../support/behaviour';
import { holding, note, READ } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';

/** Newest first: 10, 9, 8, 7. */
const held = holding(note(7), note(8), note(9), note(10));
const wide: Partial<State> = { ...held, isWide: true };
const open = (id: number): Event => ({ type: 'note.selected', id });
const batch = (action: BatchedAction, ...ids: number[]): Event => ({
  type: 'batch.requested',
  id: 'b',
  action,
  ids,
});
const check = (...ids: number[]): Event => ({ type: 'checks.changed', ids, areChecked: true });

describe('a batch', () => {
  test('[batch-and-the-open-note] opens the next note that stays, in a window of 800 px or wider', () => {
    const state = stateAfter(wide, open(10), batch('trash', 10, 9, 7));
    expect(pick(state, 'selectedNoteId', 'autoOpenedNoteId', 'noteReads')).toEqual({
      selectedNoteId: 8,
      autoOpenedNoteId: 8,
      noteReads: { 10: READ },
    });
  });

  test('[batch-and-the-open-note] clears the selection in a narrower window, or if no note stays', () => {
    expect(stateAfter(held, open(10), batch('trash', 10, 9)).selectedNoteId).toBeNull();
    expect(stateAfter(wide, open(9), batch('spam', 9, 8, 7)).selectedNoteId).toBeNull();
  });

  test('[batch-and-the-open-note] leaves an open note alone that it does not contain', () => {
    expect(stateAfter(wide, open(10), batch('trash', 9, 8)).selectedNoteId).toBe(10);
    expect(stateAfter(wide, open(10), batch('approve', 10, 9)).selectedNoteId).toBe(10);
  });

  test('[batch-reads] marks its notes as read or unread, and closes an open one that becomes unread', () => {
    const state = stateAfter(held, batch('read', 7, 8));
    expect(state.noteReads).toEqual({ 7: READ, 8: READ });
    expect(stateAfter(held, open(7), batch('unread', 7)).selectedNoteId).toBeNull();
  });

  test('[batch-reversed] is without its discarded actions, and over if there are no others', () => {
    const failed = [7, 8].map((id) => recordOn(note(id), 'like', { batch: 'b', state: 'failed' }));
    const afterwards = (...ids: number[]) =>
      stateAfter(held, batch('like', ...ids), looked(...failed), { type: 'batch.discarded', id: 'b' }).batch;
    expect(afterwards(7, 8, 9)).toMatchObject({ ids: [9] });
    expect(afterwards(7, 8)).toBeNull();
  });

  test('[checked-and-visible] a checked note that is gone is not checked if it comes back', () => {
    const gone: Event = { type: 'notes.gone', ids: [7], asked: Infinity };
    const back: Event = { type: 'notes.fetched', notes: [note(7)], unreadable: [], asked: Infinity };
    const state = stateAfter(held, check(7, 8), gone, back);
    expect(7 in state.allNotes).toBe(true);
    expect(state.checkedNoteIds).toEqual({ 8: true });
  });

  test('[batch-affects] offers nothing that a note allows without the ids that its request needs', () => {
    const flags = {
      'approve-comment': false,
      'like-comment': false,
      'spam-comment': true,
      'trash-comment': true,
    };
    const malformed = note(6, { meta: {}, body: [{ type: 'comment', text: 'x', actions: flags }] });
    const state = stateAfter(holding(malformed), check(6));
    expect(selectOffers(state).map(({ action }) => action)).toEqual(['read', 'done']);
  });

  test('ends the checks, and a retry of failed ones ends theirs', () => {
    const failed = looked(recordOn(note(7), 'trash', { batch: 'b', state: 'failed' }));
    expect(stateAfter(held, check(7), batch('trash', 7)).checkedNoteIds).toEqual({});
    expect(stateAfter(held, failed, check(7, 8), { type: 'batch.retried', id: 'b' }).checkedNoteIds).toEqual({
      8: true,
    });
  });
});
