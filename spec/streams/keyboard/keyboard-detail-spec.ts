import { cases } from 'rxjs-marbles/jest';
import type { State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';
import { KEYS_OFF, pressKeys } from './keyboard-cases';
import { table } from '../../support/table';

/** Newest first: 3, 2, 1. Note 2 has no actions. */
const list: Partial<State> = {
  ...holding(
    note(3),
    note(2, { body: [], meta: {}, timestamp: '2026-11-19T12:00:00+00:00' }),
    note(1, { timestamp: '2026-11-18T12:00:00+00:00' }),
  ),
  isPanelOpen: true,
};
const detail: Partial<State> = { ...list, selectedNoteId: 3 };

/** Note 2 between two others, with an edit link and a like of a post. */
const middle: Partial<State> = {
  ...holding(
    note(3),
    note(2, { body: [{ type: 'comment', actions: { 'edit-comment': true, 'like-post': false } }] }),
    note(1),
  ),
  isPanelOpen: true,
  selectedNoteId: 2,
};

const states: Record<string, Partial<State>> = {
  detail,
  middle,
  keysOff: { ...middle, preferences: KEYS_OFF },
  list2: { ...list, selectedNoteId: 2 },
  wide: { ...detail, isWide: true },
  wide2: { ...list, isWide: true, selectedNoteId: 2 },
  bar: { ...detail, ...looking(recordOf('trash', { target: { site: 1, comment: 10 } })) },
  sending: {
    ...middle,
    ...looking(
      recordOf('trash', { target: { site: 1, comment: 30 }, state: 'sending', attempts: 1, sentAt: 1500 }),
    ),
  },
};

cases(
  '[shortcuts-in-a-note] in an open note, the keyboard',
  pressKeys(states, { undone: { type: 'deed.undone', id: 'a' } }),
  table(`
  keys                       | focus   | state   | event                        | name
  a                          |         | detail  | action.requested 3 approve   | approves with a
  l                          |         | detail  | action.requested 3 like      | likes with l
  s                          |         | detail  | action.requested 3 spam      | marks as spam with s
  t                          |         | detail  | action.requested 3 trash     | moves to the trash with t
  r                          |         | detail  | reply.focused 3              | focuses the reply box with r
  j ArrowDown                |         | detail  | note.selected 2              | opens the next note
  n                          |         | detail  | panel.closeRequested         | closes the panel with n
  e                          |         | detail  |                              | does not edit if the note has no edit link
  a l s t r e                |         | list2   |                              | ignores the letters of actions that the note does not have
  c C                        |         | wide    | filter.selected comments     | [filters-beside-a-note] sets a filter in a wide panel, whose list stays visible
  a                          |         | wide2   | filter.selected all          | sets a filter in a wide panel if the note does not use its letter
  a                          |         | wide    | action.requested 3 approve   | [filters-beside-a-note] acts on the note in a wide panel if the note uses the letter of a filter
  c f u                      |         | detail  |                              | [filters-beside-a-note] sets no filter in a narrow panel, where the note covers the list
  k                          |         | detail  |                              | does not move up from the first note
  u                          |         | bar     | undone                       | undoes with u while an undo bar shows
  u                          |         | sending |                              | ignores u if nothing can be undone
  k ArrowUp K                |         | middle  | note.selected 3              | [navigation-keys] opens the previous note
  j ArrowDown                |         | middle  | note.selected 1              | opens the next note from the middle of the list
  Enter ArrowLeft ArrowRight |         | middle  | note.deselected              | returns to the list
  e E                        |         | middle  | edit.requested 2             | edits with e in either case
  l                          |         | middle  | action.requested 2 like      | likes a post with l
  j k Enter ArrowUp          | text    | middle  |                              | does not move or close the note while the blogger is typing
  a n u Enter                | text    | detail  |                              | ignores letters and Enter while the blogger is typing
  Escape                     | text    | detail  | panel.closeRequested         | [close-keys] closes the panel with Escape, even from the reply box
  j                          | control | middle  | note.selected 1              | moves with j and k while a button has the focus
  Enter                      | control | detail  |                              | leaves Enter to a focused button
  a l s t r e j k n ?        |         | keysOff |                              | leaves letters to the browser while single-key shortcuts are off
  x Tab c f                  |         | middle  |                              | ignores other keys
`),
);
