import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { noteOverlay } from '../../../src/streams/outbox/note-records';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { holding, note, READ } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';

/** Newest first: 9, 8, 7. */
const held = holding(note(7), note(8), note(9));
const wide: Partial<State> = { ...held, isWide: true };

const trashed = (id: number) =>
  recordOf('trash', { id: `trash ${id}`, target: { site: 1, comment: id * 10 } });
/** A click, and what the outbox shows in the same frame. */
const trash = (...ids: readonly number[]): Event[] => [
  { type: 'moderation.requested', id: ids[0] ?? 0, kind: 'trash' },
  looked(1000, ...ids.map(trashed)),
];
const select = (id: number): Event => ({ type: 'note.selected', id });
const undo = (id: number, ...left: readonly number[]): Event[] => [
  { type: 'moderation.undone', id },
  looked(2000, ...left.map(trashed)),
];

const visible = (state: State) => selectVisibleNotes(state).map(({ id }) => id);

describe('a click on trash or spam', () => {
  test('[optimistic-spam-and-trash] hides the note and shows its undo bar', () => {
    const state = stateAfter(held, ...trash(8));
    expect(visible(state)).toEqual([9, 7]);
    expect(noteOverlay(state, note(8)).undoBar).toMatchObject({ kind: 'trash', notBefore: 5500 });
  });

  test('[selection-after-trash] selects the next visible note, which stays unread at first, in a window of 800 px or wider', () => {
    expect(pick(stateAfter(wide, select(8), ...trash(8)), 'selectedNoteId', 'noteReads')).toEqual({
      selectedNoteId: 7,
      noteReads: { 8: READ },
    });
    expect(stateAfter(wide, ...trash(8), select(9), ...trash(9, 8)).selectedNoteId).toBe(7);
  });

  test('[note-that-opens-by-itself] leaves the next note unread if it is undone', () => {
    expect(stateAfter(wide, select(8), ...trash(8), ...undo(8)).noteReads).toEqual({ 8: READ });
  });

  test('[selection-after-trash] clears the selection in a narrower window, or if there is no next note', () => {
    expect(stateAfter(held, select(8), ...trash(8)).selectedNoteId).toBeNull();
    expect(stateAfter(wide, select(7), ...trash(7)).selectedNoteId).toBeNull();
  });

  test('selects only a note that the filter shows', () => {
    const state = { ...wide, ...holding(note(7), note(8, { type: 'like' }), note(9)) };
    expect(
      stateAfter(state, { type: 'filter.selected', name: 'comments' }, select(9), ...trash(9)).selectedNoteId,
    ).toBe(7);
  });

  test('keeps another note selected', () => {
    expect(stateAfter(wide, select(9), ...trash(8)).selectedNoteId).toBe(9);
  });
});

describe('undo', () => {
  test('[undo-restores] shows the note and selects it again', () => {
    const state = stateAfter(wide, select(8), ...trash(8), ...undo(8));
    expect(visible(state)).toEqual([9, 8, 7]);
    expect(state.selectedNoteId).toBe(8);
  });

  test('is ignored once the request is sent', () => {
    const sending = { ...trashed(8), state: 'sending', sentAt: 5500, attempts: 1 } as const;
    const state = stateAfter(held, ...trash(8), looked(5500, sending), { type: 'moderation.undone', id: 8 });
    expect(visible(state)).toEqual([9, 7]);
    expect(state.selectedNoteId).toBeNull();
  });

  test('restores a note that the platform has dropped meanwhile', () => {
    const gone: Event = { type: 'notes.gone', ids: [8], asked: 99 };
    expect(visible(stateAfter(held, ...trash(8), gone, ...undo(8)))).toEqual([9, 8, 7]);
  });
});
