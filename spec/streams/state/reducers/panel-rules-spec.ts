import type { Event } from '../../../../src/streams/state/events';
import { isUndoable, selectSelectedNote } from '../../../../src/streams/state/selectors';
import { type State, type Status } from '../../../../src/streams/state/state';
import { after } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const status: Status = { message: 'reply.sent', kind: 'success', durationMs: 12_000 };
const highlight: Event = { type: 'note.highlighted', id: 7 };

test.each<[string, readonly Event[], Partial<State>]>([
  ['the window is 800 px or wider', [{ type: 'width.changed', isWide: true }], { isWide: true }],
  ['a message shows', [{ type: 'status.shown', status }], { status }],
  ['it is over', [{ type: 'status.shown', status }, { type: 'status.dismissed' }], { status: null }],
  ['the keyboard is on a row', [highlight], { highlightedNoteId: 7 }],
  [
    'a filter takes it from there',
    [highlight, { type: 'filter.selected', name: 'likes' }],
    { highlightedNoteId: null },
  ],
  ['the reply box is asked for', [highlight, { type: 'reply.focused', id: 7 }], { replyFocus: 2 }],
  [
    'the channel is lost',
    [{ type: 'push.subscribed' }, { type: 'push.lost', attempt: 0, retryInMs: 1000 }],
    { push: 'failed' },
  ],
  [
    'the channel is tried again',
    [{ type: 'push.lost', attempt: 1, retryInMs: 1000 }, { type: 'push.subscribing' }],
    { push: 'subscribing' },
  ],
])('the state knows when %s', (_name, events, expected) => {
  expect(after(holding(note(7)), ...events)).toMatchObject(expected);
});

test('without a host page, closing goes back to the list; with one, that page closes the panel', () => {
  const closed = (hasHost: boolean) =>
    selectSelectedNote(
      after(
        { ...holding(note(7)), hasHost },
        { type: 'note.selected', id: 7 },
        { type: 'panel.closeRequested' },
      ),
    );
  expect(closed(false)).toBeUndefined();
  expect(closed(true)?.id).toBe(7);
});

test('a filter that has nothing to clear makes nothing anew', () => {
  const state = after(holding(note(7)));
  const filtered = after(state, { type: 'filter.selected', name: 'likes' });
  expect(filtered.filteredNoteReads).toBe(state.filteredNoteReads);
});

test('there is no undo bar where nothing was marked or trashed', () => {
  expect(isUndoable(after(holding(note(7))), 7)).toBe(false);
});
