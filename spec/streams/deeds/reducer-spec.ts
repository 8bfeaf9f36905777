import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { deedBars } from '../../../src/streams/deeds/deed-bars';
import { notesBetween, selectChecked, selectOffers } from '../../../src/streams/triage/checked';
import type { ReadMark } from '../../../src/streams/notes/read-mark';
import type { BatchedAction } from '../../../src/streams/actions/table';
import { pick, stateAfter } from '../../support/behaviour';
import { holding, note, READ, UNREAD } from '../../support/notes';
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
  at: 0,
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
    expect(state.noteReads).toMatchObject({ 7: READ, 8: READ });
    expect(stateAfter(held, open(7), batch('unread', 7)).selectedNoteId).toBeNull();
  });

  test.each<[BatchedAction, ReadMark]>([
    ['unread', READ],
    ['read', UNREAD],
  ])('[batch-reversed] Undo of "%s" marks no activity that came after it', (action, mark) => {
    const undone: Event = { type: 'deed.undone', id: 'b' };
    const newer = note(8, { timestamp: '2026-11-20T12:30:00+00:00', note_hash: 9 });
    const fetched: Event = { type: 'notes.fetched', notes: [newer], unreadable: [], asked: Infinity };
    const { noteReads } = stateAfter(held, batch(action, 7, 8), fetched, undone);
    expect(noteReads[7]).toMatchObject(mark);
    expect(noteReads[8]?.timestamp).not.toBe(newer.timestamp);
  });

  test('[batch-reversed] is without its discarded actions, and over if there are no others', () => {
    const failed = [7, 8].map((id) => recordOn(note(id), 'like', { deed: 'b', state: 'failed' }));
    const afterwards = (...ids: number[]) =>
      stateAfter(held, batch('like', ...ids), looked(...failed), { type: 'deed.discarded', id: 'b' }).deeds;
    expect(afterwards(7, 8, 9)).toMatchObject([{ ids: [9] }]);
    expect(afterwards(7, 8)).toEqual([]);
  });

  test('[checked-and-visible] a checked note that is gone is not checked if it comes back', () => {
    const gone: Event = { type: 'notes.gone', ids: [7], asked: Infinity };
    const back: Event = { type: 'notes.fetched', notes: [note(7)], unreadable: [], asked: Infinity };
    const state = stateAfter(held, check(7, 8), gone, back);
    expect(7 in state.allNotes).toBe(true);
    expect(state.checkedNoteIds).toEqual({ 8: true });
  });

  test('[checked-and-visible] a checked note that another tab has trashed is left out', () => {
    const state = stateAfter(held, check(7, 8), looked(recordOn(note(7), 'trash')));
    expect(selectChecked(state).map(({ id }) => id)).toEqual([8]);
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

  test.each([{ isOnline: false }, { isSignedIn: false }])(
    '[batch-progress] does not show as being sent with %j: the line about waiting actions shows instead',
    (paused) => {
      const records = looked(recordOn(note(7), 'like', { deed: 'b' }));
      const shown = (state: Partial<State>) =>
        deedBars(stateAfter(state, batch('like', 7), records))[0]?.progress;
      expect([shown(held), shown({ ...held, ...paused })]).toEqual([{ sent: 0, total: 1 }, undefined]);
    },
  );

  test('ends the checks, and a retry of failed ones ends theirs', () => {
    const failed = looked(recordOn(note(7), 'trash', { deed: 'b', state: 'failed' }));
    expect(stateAfter(held, check(7), batch('trash', 7)).checkedNoteIds).toEqual({});
    expect(stateAfter(held, failed, check(7, 8), { type: 'deed.retried', id: 'b' }).checkedNoteIds).toEqual({
      8: true,
    });
  });
});

/** Newest first: 9 to 5; note 7 is a like. */
const around = holding(...[9, 8, 6, 5].map((id) => note(id)), note(7, { type: 'like' }));
const trashed = looked(recordOn(note(7), 'trash'));
const people: Event = {
  type: 'preferences.changed',
  preferences: { ...initialState.preferences, isPeopleOnly: true },
};

test.each<[string, readonly Event[], number, number, readonly number[]]>([
  ['both rows and those between', [], 8, 6, [8, 7, 6]],
  ['the same upwards', [], 6, 8, [8, 7, 6]],
  ['those below an undo bar', [trashed], 7, 5, [6, 5]],
  ['those above an undo bar', [trashed], 7, 8, [8]],
  ['the other row alone, if one has left the list', [people], 7, 5, [5]],
  ['the other row alone, if one is gone', [], 99, 5, [5]],
  ['nothing, if both are gone', [], 99, 98, []],
])('[checking-by-mouse] Shift checks %s', (_what, events, from, to, expected) => {
  expect(notesBetween(stateAfter(around, ...events), from, to)).toEqual(expected);
});
