import type { Event } from '../../../src/streams/state/events';
import { isUndoable } from '../../../src/streams/list/selectors';
import { isCheckDue, selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { firstPage, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

/** Newest first: 9, 8, 7. */
const held = holding(note(7), note(8), note(9));
const wide: Partial<State> = { ...held, isWide: true };

const trash = (id: number): Event => ({ type: 'moderation.requested', id, kind: 'trash' });
const select = (id: number): Event => ({ type: 'note.selected', id });
const undo = (id: number): Event => ({ type: 'moderation.undone', id });
const started = (id: number): Event => ({ type: 'moderation.started', id });
const confirmed = (id: number): Event => ({ type: 'moderation.confirmed', id, kind: 'trash' });
const failed = (id: number): Event => ({ type: 'moderation.failed', id, kind: 'trash' });

const visible = (state: State) => selectVisibleNotes(state).map(({ id }) => id);

describe('a confirmed moderation', () => {
  const done = stateAfter({ ...held, list: firstPage }, trash(8), started(8), confirmed(8));
  const lagging = { asked: done.tick, notes: [note(9), note(8), note(7)] };

  test('keeps the note away for 10 s, whatever a list that lags behind says', () => {
    const state = stateAfter(done, listed(lagging));
    expect(Object.keys(state.allNotes)).toEqual(['7', '9']);
    expect(pick(state, 'arrival', 'arrivedNoteIds')).toEqual({ arrival: null, arrivedNoteIds: {} });
    expect(isCheckDue(state)).toBe(false);
  });

  test('shows the note again after 10 s if the platform still has it', () => {
    const state = stateAfter(done, { type: 'override.ended', id: 8 });
    expect(state.hiddenNoteIds).toEqual({});
    expect(isCheckDue(state)).toBe(true);
    expect(visible(stateAfter(state, listed({ ...lagging, asked: state.tick })))).toEqual([9, 8, 7]);
  });

  test('does not show a note whose next moderation is pending when the override ends', () => {
    const restored: Event = {
      type: 'moderation.restored',
      id: 8,
      kind: 'trash',
      phase: 'pending',
      site: 1,
      comment: 80,
      endsAt: 1,
    };
    expect(stateAfter(done, restored, { type: 'override.ended', id: 8 }).hiddenNoteIds).toEqual({ 8: true });
  });
});

describe('a click on trash or spam', () => {
  test('hides the note and shows its undo bar', () => {
    const state = stateAfter(held, trash(8));
    expect(visible(state)).toEqual([9, 7]);
    expect(state.moderations).toEqual({
      8: { kind: 'trash', phase: 'pending', comment: { site: 1, comment: 80 } },
    });
  });

  test('selects the next visible note, which stays unread at first, in a window of 800 px or wider', () => {
    expect(pick(stateAfter(wide, select(8), trash(8)), 'selectedNoteId', 'noteReads')).toEqual({
      selectedNoteId: 7,
      noteReads: { 8: true },
    });
    expect(stateAfter(wide, trash(8), select(9), trash(9)).selectedNoteId).toBe(7);
  });

  test('marks a note that opened by itself as read', () => {
    expect(stateAfter(wide, select(9), trash(9), trash(8)).noteReads).toEqual({ 8: true, 9: true });
  });

  test('leaves the next note unread if it is undone', () => {
    expect(stateAfter(wide, select(8), trash(8), undo(8)).noteReads).toEqual({ 8: true });
  });

  test('clears the selection in a narrower window, or if there is no next note', () => {
    expect(stateAfter(held, select(8), trash(8)).selectedNoteId).toBeNull();
    expect(stateAfter(wide, select(7), trash(7)).selectedNoteId).toBeNull();
  });

  test('selects only a note that the filter shows', () => {
    const state = { ...wide, ...holding(note(7), note(8, { type: 'like' }), note(9)) };
    expect(
      stateAfter(state, { type: 'filter.selected', name: 'comments' }, select(9), trash(9)).selectedNoteId,
    ).toBe(7);
  });

  test('keeps another note selected', () => {
    expect(stateAfter(wide, select(9), trash(8)).selectedNoteId).toBe(9);
  });

  test('is ignored if the note is missing or already being moderated', () => {
    const state = stateAfter(held, trash(8));
    expect(
      stateAfter(state, { type: 'moderation.requested', id: 8, kind: 'spam' }, trash(99)).moderations,
    ).toBe(state.moderations);
  });
});

describe('undo', () => {
  test('shows the note and selects it again', () => {
    const state = stateAfter(wide, select(8), trash(8), undo(8));
    expect(visible(state)).toEqual([9, 8, 7]);
    expect(pick(state, 'selectedNoteId', 'moderations', 'hiddenNoteIds')).toEqual({
      selectedNoteId: 8,
      moderations: {},
      hiddenNoteIds: {},
    });
  });

  test('shows only its own note', () => {
    expect(visible(stateAfter(held, trash(8), trash(7), undo(7)))).toEqual([9, 7]);
  });

  test('is ignored once the request is sent', () => {
    const state = stateAfter(held, trash(8), started(8));
    expect(state.moderations).toEqual({
      8: { kind: 'trash', phase: 'running', comment: { site: 1, comment: 80 } },
    });
    expect(visible(stateAfter(state, undo(8)))).toEqual([9, 7]);
  });
});

describe('the platform’s response', () => {
  test('removes the note and all its flags if it is a success', () => {
    const state = stateAfter(
      held,
      { type: 'filter.selected', name: 'unread' },
      select(8),
      { type: 'approval.requested', id: 8, isApproved: true },
      { type: 'like.requested', id: 8, isLiked: true },
      trash(8),
      started(8),
      confirmed(8),
    );
    expect(Object.keys(state.allNotes)).toEqual(['7', '9']);
    const { noteApprovals, noteLikes, noteReads, filteredNoteReads, moderations } = state;
    for (const flags of [noteApprovals, noteLikes, noteReads, filteredNoteReads, moderations])
      expect(flags).toEqual({});
  });

  test('shows the note again without selecting it if it is a failure', () => {
    const state = stateAfter(wide, select(8), trash(8), started(8), failed(8));
    expect(visible(state)).toEqual([9, 8, 7]);
    expect(pick(state, 'moderations', 'selectedNoteId')).toEqual({ moderations: {}, selectedNoteId: 7 });
  });

  test('keeps a response to an earlier request from bringing the note back', () => {
    const state = stateAfter(held, trash(8), started(8), confirmed(8));
    const older: Event = { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: state.tick - 1 };
    expect(stateAfter(state, older).allNotes).toBe(state.allNotes);
  });

  test('that the note is gone does not keep undo from restoring it', () => {
    const state = stateAfter(held, trash(8), { type: 'notes.gone', ids: [8], asked: 99 }, undo(8));
    expect(visible(state)).toEqual([9, 8, 7]);
  });
});

describe('a restored moderation', () => {
  const restored: Event = {
    type: 'moderation.restored',
    id: 8,
    kind: 'trash',
    phase: 'pending',
    site: 1,
    comment: 80,
    endsAt: 0,
  };

  test('hides its note and shows the undo bar before the note is loaded', () => {
    const state = stateAfter({}, restored);
    expect(state.moderations).toEqual({
      8: { kind: 'trash', phase: 'pending', comment: { site: 1, comment: 80 } },
    });
    expect(visible({ ...state, ...held })).toEqual([9, 7]);
  });

  test('keeps a response that was requested before its end from bringing the note back', () => {
    const state = stateAfter({}, restored, started(8), confirmed(8));
    const older: Event = { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: 0 };
    expect(stateAfter(state, older).allNotes).toEqual({});
  });

  test('is ignored if the note is already being moderated', () => {
    const state = stateAfter(held, { type: 'moderation.requested', id: 8, kind: 'spam' });
    expect(stateAfter(state, restored).moderations).toBe(state.moderations);
  });

  test('moves the selection to the next note like a click', () => {
    expect(stateAfter(held, select(8), restored).selectedNoteId).toBeNull();
    expect(stateAfter(wide, select(8), restored).selectedNoteId).toBe(7);
  });
});

test('a note that is not being moderated has no undo bar', () => {
  expect(isUndoable(stateAfter(held), 7)).toBe(false);
});
