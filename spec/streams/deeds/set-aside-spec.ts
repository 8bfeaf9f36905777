import { selectUnreadCounts } from '../../../src/streams/list/counts';
import { neighbour } from '../../../src/streams/list/neighbour';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { FILTER_NAMES } from '../../../src/streams/list/state';
import { aboutNote } from '../../../src/streams/notes/about';
import { selectBell } from '../../../src/streams/reading/bell';
import { isRead, selectPendingReads } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { bringBack, setAside } from '../../../src/streams/deeds/set-aside';
import { pick, stateAfter } from '../../support/behaviour';
import { fetched, firstPage, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

const NOW = Date.UTC(2026, 10, 21);
const list: Partial<State> = { ...holding(note(9), note(8), note(7)), now: NOW, list: firstPage };
const visible = (state: State) => selectVisibleNotes(state).map(({ id }) => id);

/** The state after these notes were set aside. */
function aside(state: Partial<State>, ...ids: readonly number[]): State {
  const before = stateAfter(state);
  const event = setAside(before, ids, NOW);
  if (!event) throw new Error('nothing to set aside');
  return stateAfter(before, event);
}
const back = (state: State, isUndo: boolean, ...ids: readonly number[]): State =>
  stateAfter(state, bringBack(state, ids, isUndo));

describe('a note that is set aside', () => {
  const state = aside(list, 8);

  test('[set-aside] leaves every filter, the counts and the neighbours', () => {
    for (const filterName of FILTER_NAMES)
      expect(visible({ ...state, filterName })).toEqual(
        ['all', 'unread', 'comments'].includes(filterName) ? [9, 7] : [],
      );
    expect(selectUnreadCounts(state).all).toBe(2);
    expect([neighbour(state, 9, 1)?.id, neighbour(state, 7, -1)?.id]).toEqual([7, 9]);
  });

  test('[set-aside] counts as read and as seen', () => {
    expect(isRead(state, note(8))).toBe(true);
    expect(selectBell(state).numNew).toBe(2);
  });

  test('[set-aside] comes back by itself when something new happens to it, unread', () => {
    const same = stateAfter(state, fetched(state.tick, note(8, { note_hash: 80 })));
    expect(visible(same)).toEqual([9, 7]);
    const newer = note(8, { note_hash: 81, timestamp: '2026-11-20T12:00:01Z' });
    const then = stateAfter(state, fetched(state.tick, newer));
    expect(visible(then)).toEqual([8, 9, 7]);
    expect(isRead(then, newer)).toBe(false);
  });

  test('[set-aside-undo] comes back unread also before its page is loaded', () => {
    const { doneNotes } = state;
    const later = back(stateAfter({ doneNotes, isLoading: false }), false, 8);
    const read = note(8, { read: 1, note_hash: 80 });
    const then = stateAfter(later, fetched(later.tick, read));
    expect([visible(then), isRead(then, read)]).toEqual([[8], false]);
    expect(Object.keys(selectPendingReads(then))).toEqual(['8']);
  });

  test('[set-aside] may be open while a switch hides its row; then no other one opens', () => {
    const preferences = { ...state.preferences, isPeopleOnly: true };
    const like = {
      ...list,
      ...holding(note(9), note(8, { type: 'like' }), note(7)),
      preferences,
      isWide: true,
    };
    expect(
      pick(
        aside({ ...like, selectedNoteId: 8, highlightedNoteId: 8 }, 8),
        'selectedNoteId',
        'highlightedNoteId',
        'doneNotes',
      ),
    ).toMatchObject({
      selectedNoteId: null,
      highlightedNoteId: null,
      doneNotes: { 8: {} },
    });
    expect(setAside(stateAfter({ ...like, highlightedNoteId: 8 }), [8], NOW)).toBeUndefined();
  });

  test('[set-aside-limit] is forgotten when the platform has no such note any more', () => {
    expect(stateAfter(state, { type: 'notes.gone', ids: [8], asked: state.tick }).doneNotes).toEqual({});
    const without = listed({ notes: [note(9), note(7)], asked: state.tick });
    expect(stateAfter(state, without).doneNotes).toEqual({});
  });

  test('[set-aside-limit] is remembered while it is only below the loaded list', () => {
    const older = aside(holding(note(8, { timestamp: '2026-11-01T12:00:00Z' })), 8);
    const first = listed({ notes: [note(9)], isComplete: false, asked: older.tick });
    expect(Object.keys(stateAfter({ ...older, allNotes: {}, isLoading: true }, first).doneNotes)).toEqual([
      '8',
    ]);
  });

  test('[set-aside-undo] comes back by Undo, highlighted and as unread as it was', () => {
    const then = back(state, true, 8);
    expect(pick(then, 'doneNotes', 'highlightedNoteId')).toEqual({ doneNotes: {}, highlightedNoteId: 8 });
    expect(isRead(then, note(8))).toBe(false);
    const read = aside({ ...list, ...holding(note(8, { read: 1 })) }, 8);
    expect(isRead(back(read, true, 8), note(8, { read: 1 }))).toBe(true);
  });

  test('keeps its time, its texts and when it was set aside', () => {
    expect(state.doneNotes[8]).toEqual({
      timestamp: note(8).timestamp,
      details: { at: NOW, about: 'Someone commented (8)', wasUnread: true },
    });
  });
});

test('a note that is hidden already is not set aside', () => {
  expect(setAside(aside(list, 8), [8], NOW)).toBeUndefined();
});

describe('the open note', () => {
  const open = (isWide: boolean, id = 8): State =>
    stateAfter({ ...list, isWide }, { type: 'note.selected', id });

  test.each<[string, boolean, number, readonly number[], number | null]>([
    ['gives way to the next one in a wide panel', true, 8, [8], 7],
    ['gives way to the list in a narrow panel', false, 8, [8], null],
    ['gives way to the list at its end', true, 7, [7], null],
    ['skips notes that are set aside with it', true, 9, [9, 8], 7],
    ['stays open when another note is set aside', true, 9, [8], 9],
  ])('[set-aside-open] %s', (_what, isWide, id, ids, then) => {
    const state = aside(open(isWide, id), ...ids);
    expect(pick(state, 'selectedNoteId', 'autoOpenedNoteId')).toEqual({
      selectedNoteId: then,
      autoOpenedNoteId: then === 7 ? 7 : null,
    });
    expect(isRead(state, note(7))).toBe(id === 7);
  });

  test.each<[string, readonly number[], boolean, number]>([
    ['opens again by Undo in a wide panel, and the next one stays unread', [8], true, 8],
    ['of several, opens again which was open', [9, 8], true, 8],
    ['does not open again when it is brought back later', [8], false, 7],
  ])('[set-aside-undo] %s', (_what, ids, isUndo, then) => {
    const state = back(aside(open(true), ...ids), isUndo, ...ids);
    expect(state.selectedNoteId).toBe(then);
    expect([note(7), note(9)].map((each) => isRead(state, each))).toEqual([false, false]);
  });

  test('[set-aside-undo] of another note leaves the one open that has opened by itself', () => {
    const instead = stateAfter(aside(open(true, 9), 9), { type: 'note.highlighted', id: 7 });
    const state = back(aside(instead, 7), true, 7);
    expect(state.selectedNoteId).toBe(8);
    expect(isRead(state, note(7))).toBe(false);
  });

  test('[open-note-of-a-tab] closes when another tab has set it aside, unless a text is being written', () => {
    const elsewhere: Event = {
      type: 'done.restored',
      doneNotes: { 8: { timestamp: note(8).timestamp } },
    };
    expect(stateAfter(open(false), elsewhere).selectedNoteId).toBeNull();
    const typed: Event = { type: 'reply.typed', id: 8, text: 'But' };
    expect(stateAfter(open(false), typed, elsewhere).selectedNoteId).toBe(8);
  });
});

test.each([
  [9, [9], 8],
  [8, [8, 7], 9],
  [7, [9], 7],
  [9, [9, 8, 7], null],
])('[set-aside-open] the highlight moves from row %d, when %j are set aside, to %j', (row, ids, then) => {
  expect(aside({ ...list, highlightedNoteId: row }, ...ids).highlightedNoteId).toBe(then);
});

test.each([
  [
    'headline and excerpt',
    { subject: [{ text: ' A\n headline ' }, { text: 'And more' }] },
    'A headline\nAnd more',
  ],
  ['the title without a headline', { subject: [{ text: ' ' }] }, 'Comment'],
  ['100 characters of each', { subject: [{ text: `${'a'.repeat(99)}👋b` }] }, 'a'.repeat(99)],
])('[recently-done] a note is about its %s', (_name, changes, about) => {
  expect(aboutNote(note(1, changes))).toBe(about);
});
