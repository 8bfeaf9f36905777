import { reduce } from '../../../src/streams/reducer';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';

const trashed = { type: 'moderation.requested', id: 8, kind: 'trash' } as const;
const undone = { type: 'moderation.undone', id: 8 } as const;

/** A wide window with the notes 8 and 7. */
const wide = (open: number | null): State => ({
  ...initialState,
  ...holding(note(7), note(8)),
  isWide: true,
  selectedNoteId: open,
});
const here = (state: State, event: Event): State => reduce(state, event);
const inOtherTab = (state: State, event: typeof trashed | typeof undone): State =>
  reduce(state, { type: 'tabs.received', event });

test('a note that is trashed here makes room for the next one', () => {
  expect(here(wide(8), trashed).selectedNoteId).toBe(7);
});

test('a note that is trashed in another tab closes, and no other opens under the keys of a reply', () => {
  const state = inOtherTab(wide(8), trashed);
  expect(state.selectedNoteId).toBe(null);
  expect(8 in state.hiddenNoteIds).toBe(true);
});

test('another open note stays open when another tab trashes one and takes that back', () => {
  expect(inOtherTab(inOtherTab(wide(7), trashed), undone).selectedNoteId).toBe(7);
});

test('a note opens when its trash is undone here, but not when it is undone in another tab', () => {
  expect(here(here(wide(null), trashed), undone).selectedNoteId).toBe(8);
  expect(inOtherTab(inOtherTab(wide(null), trashed), undone).selectedNoteId).toBe(null);
});
