import type { Event } from '../../../../src/streams/state/events';
import { selectVisibleNotes } from '../../../../src/streams/state/selectors';
import type { State } from '../../../../src/streams/state/state';
import { after, partsOf } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

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

describe('at the click', () => {
  test('the note is hidden, and its undo bar pending', () => {
    const state = after(held, trash(8));
    expect(visible(state)).toEqual([9, 7]);
    expect(state.moderations).toEqual({
      8: { kind: 'trash', phase: 'pending', comment: { site: 1, comment: 80 } },
    });
  });

  test('the next visible note is selected, and so read, in a window of 800 px or wider', () => {
    expect(after(wide, select(8), trash(8))).toMatchObject({
      selectedNoteId: 7,
      noteReads: { 7: true, 8: true },
    });
    expect(after(wide, trash(8), select(9), trash(9)).selectedNoteId).toBe(7);
  });

  test('the selection is cleared in a narrower one, or where no note is next', () => {
    expect(after(held, select(8), trash(8)).selectedNoteId).toBeNull();
    expect(after(wide, select(7), trash(7)).selectedNoteId).toBeNull();
  });

  test('the next note is one of the filter', () => {
    const state = { ...wide, ...holding(note(7), note(8, { type: 'like' }), note(9)) };
    expect(
      after(state, { type: 'filter.selected', name: 'comments' }, select(9), trash(9)).selectedNoteId,
    ).toBe(7);
  });

  test('another selected note stays selected', () => {
    expect(after(wide, select(9), trash(8)).selectedNoteId).toBe(9);
  });

  test('a note that is not held, or is being trashed, is left alone', () => {
    const state = after(held, trash(8));
    expect(after(state, { type: 'moderation.requested', id: 8, kind: 'spam' }, trash(99)).moderations).toBe(
      state.moderations,
    );
  });
});

describe('undo', () => {
  test('restores the note and selects it again', () => {
    const state = after(wide, select(8), trash(8), undo(8));
    expect(visible(state)).toEqual([9, 8, 7]);
    expect(partsOf(state, 'selectedNoteId', 'moderations', 'hiddenNoteIds')).toEqual({
      selectedNoteId: 8,
      moderations: {},
      hiddenNoteIds: {},
    });
  });

  test('is of its own note alone', () => {
    expect(visible(after(held, trash(8), trash(7), undo(7)))).toEqual([9, 7]);
  });

  test('comes too late once the platform is being told', () => {
    const state = after(held, trash(8), started(8));
    expect(state.moderations).toEqual({
      8: { kind: 'trash', phase: 'running', comment: { site: 1, comment: 80 } },
    });
    expect(visible(after(state, undo(8)))).toEqual([9, 7]);
  });
});

describe('when the platform has answered', () => {
  test('the note is gone, with all its flags', () => {
    const state = after(
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
    const { noteApprovals, noteLikes, noteReads, filteredNoteReads, hiddenNoteIds, moderations } = state;
    for (const flags of [noteApprovals, noteLikes, noteReads, filteredNoteReads, hiddenNoteIds, moderations])
      expect(flags).toEqual({});
  });

  test('that it failed, the note is back, and nothing else is selected', () => {
    const state = after(wide, select(8), trash(8), started(8), failed(8));
    expect(visible(state)).toEqual([9, 8, 7]);
    expect(partsOf(state, 'moderations', 'selectedNoteId')).toEqual({ moderations: {}, selectedNoteId: 7 });
  });

  test('no answer that was asked for before brings the note back', () => {
    const state = after(held, trash(8), started(8), confirmed(8));
    const older: Event = { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: state.tick - 1 };
    expect(after(state, older).allNotes).toBe(state.allNotes);
  });

  test('that the note is gone meanwhile, undo can still restore it', () => {
    const state = after(held, trash(8), { type: 'notes.gone', ids: [8], asked: 99 }, undo(8));
    expect(visible(state)).toEqual([9, 8, 7]);
  });
});

describe('of a page that died', () => {
  const restored: Event = {
    type: 'moderation.restored',
    id: 8,
    kind: 'trash',
    phase: 'pending',
    site: 1,
    comment: 80,
    endsAt: 0,
  };

  test('the note is hidden before it is there, with its undo bar', () => {
    const state = after({}, restored);
    expect(state.moderations).toEqual({
      8: { kind: 'trash', phase: 'pending', comment: { site: 1, comment: 80 } },
    });
    expect(visible({ ...state, ...held })).toEqual([9, 7]);
  });

  test('no answer that was asked for before its end brings the note back', () => {
    const state = after({}, restored, started(8), confirmed(8));
    const older: Event = { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: 0 };
    expect(after(state, older).allNotes).toEqual({});
  });

  test('what is pending here already stays as it is', () => {
    const state = after(held, { type: 'moderation.requested', id: 8, kind: 'spam' });
    expect(after(state, restored).moderations).toBe(state.moderations);
  });

  test('is taken out of the detail, too, as at the click', () => {
    expect(after(held, select(8), restored).selectedNoteId).toBeNull();
    expect(after(wide, select(8), restored).selectedNoteId).toBe(7);
  });
});
