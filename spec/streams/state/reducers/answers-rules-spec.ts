import type { Event } from '../../../../src/streams/state/events';
import { isFollowing, isRead } from '../../../../src/streams/state/selectors';
import { after } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const fetched = (...notes: readonly ReturnType<typeof note>[]): Event => ({
  type: 'notes.fetched',
  notes,
  unreadable: [],
  asked: 9,
});

test('a note that comes without a hash replaces one that has none, too', () => {
  const before = note(7, { note_hash: undefined });
  const later = note(7, { note_hash: undefined, title: 'Later' });
  expect(after(holding(before), fetched(later)).allNotes[7]).toEqual(later);
});

test('the read flag has done its work when the platform says read: a note that is unread again shows so', () => {
  const read = after(holding(note(7)), { type: 'note.selected', id: 7 });
  const told = after(read, fetched(note(7, { read: 1, note_hash: 8 })));
  expect(told.noteReads).toEqual({});
  const again = after(told, fetched(note(7, { read: 0, note_hash: 9 })));
  expect(again.allNotes[7] && isRead(again, again.allNotes[7])).toBe(false);
});

test('the read flag stays while the platform says unread', () => {
  const read = after(holding(note(7)), { type: 'note.selected', id: 7 });
  const state = after(read, fetched(note(7, { note_hash: 8 })));
  expect(state.allNotes[7] && isRead(state, state.allNotes[7])).toBe(true);
});

test('an answer ends the local follow of the sites that it tells of, and of no other', () => {
  const follow = (siteId: number): Event => ({ type: 'follow.confirmed', siteId, isFollowing: true });
  const body = [{ text: 'No site.' }, { actions: { follow: false }, meta: { ids: { site: 5 } } }];
  const state = after({}, follow(5), follow(6), fetched(note(7, { body })));
  expect(isFollowing(state, 5, false)).toBe(false);
  expect(isFollowing(state, 6, false)).toBe(true);
});

test.each(['like-comment', 'like-post'])('a confirmed like (%s) is the note’s own', (flag) => {
  const offering = (isLiked: boolean) => note(7, { body: [{ actions: { [flag]: isLiked } }] });
  const state = after(holding(offering(false)), { type: 'like.confirmed', id: 7, isLiked: true });
  expect(state.allNotes[7]?.body).toEqual(offering(true).body);
});

test('a full page does not take away a held note that is as old as its oldest', () => {
  const state = after(holding(note(7), note(8)), {
    type: 'notes.listed',
    notes: [note(8)],
    unreadable: [],
    number: 1,
    isComplete: false,
    lastSeenTime: 0,
    asked: 9,
  });
  expect(Object.keys(state.allNotes)).toEqual(['7', '8']);
});
