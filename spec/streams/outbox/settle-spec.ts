import { isCheckDue, selectVisibleNotes } from '../../../src/streams/list/selectors';
import { isApproved } from '../../../src/streams/outbox/note-records';
import { followOverlay } from '../../../src/streams/outbox/overlay';
import { isLiked } from '../../../src/streams/outbox/selectors';
import { answeredIn, checkAfterRemoval, settle } from '../../../src/streams/outbox/settle';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { pick, stateAfter } from '../../support/behaviour';
import { firstPage, listed } from '../../support/legend';
import { actionsOf, holding, note, READ } from '../../support/notes';
import { inState } from '../../support/outbox';
import { lookingAt, recordOf } from './records';

const sending = (record: OutboxRecord): OutboxRecord => inState(record, { state: 'sending', sentAt: 1000 });
const done = (record: OutboxRecord): OutboxRecord => inState(record, { state: 'done', settledAt: 2000 });
const failed = (record: OutboxRecord): OutboxRecord => inState(record, { state: 'failed', settledAt: 2000 });

/** The state when a tab shows these records, and what their answers change. */
function look(state: State, at: number, ...records: readonly OutboxRecord[]): State {
  const { outbox } = lookingAt(at, ...records);
  const [before, after] = [state.outbox.records, outbox.records];
  return stateAfter(
    state,
    { type: 'outbox.looked', ...outbox },
    ...answeredIn(before, after).flatMap((record, _, answered) => settle(record, state, answered)),
    ...checkAfterRemoval(before, after),
  );
}

/** The state after a record was sent and has become this. */
const settled = (
  state: Partial<State>,
  record: OutboxRecord,
  became: (record: OutboxRecord) => OutboxRecord,
) => look(look(stateAfter(state), 1000, sending(record)), 2000, became(record));

const held = holding(note(7));
const after10s = (state: State): State => look(state, 12_000);
const visible = (state: State) => selectVisibleNotes(state).map(({ id }) => id);
const seven = (state: State) => state.allNotes[7] ?? note(7);

describe('a confirmed reaction', () => {
  test('changes the note, so that it shows also after its 10 s', () => {
    const approved = after10s(settled(held, recordOf('approve'), done));
    const liked = after10s(settled(held, recordOf('like'), done));
    expect([isApproved(approved, seven(approved)), isLiked(liked, seven(liked))]).toEqual([true, true]);
  });

  test('[actions-in-all-tabs] keeps the other one if a tab sees the answers of both at once', () => {
    const [like, approve] = [recordOf('like'), recordOf('approve')];
    const waiting = look(stateAfter(held), 1000, sending(like), sending(approve));
    const state = after10s(look(waiting, 2000, done(like), done(approve)));
    expect([isApproved(state, seven(state)), isLiked(state, seven(state))]).toEqual([true, true]);
    const refused = after10s(look(waiting, 2000, done(like), failed(approve)));
    expect([isApproved(refused, seven(refused)), isLiked(refused, seven(refused))]).toEqual([false, true]);
  });

  test('sets only flags that the note has', () => {
    const state = settled(held, recordOf('like'), done);
    expect(actionsOf(seven(state))).toEqual({
      'approve-comment': false,
      'spam-comment': false,
      'trash-comment': false,
      'like-comment': true,
      'replyto-comment': true,
    });
  });

  test.each(['like-comment', 'like-post'])('sets the flag %s of a like', (flag) => {
    const offering = (isLikedThere: boolean) => note(7, { body: [{ actions: { [flag]: isLikedThere } }] });
    const target = flag === 'like-post' ? { site: 1, post: 2 } : { site: 1, comment: 70 };
    const state = settled(holding(offering(false)), recordOf('like', { target }), done);
    expect(state.allNotes[7]?.body).toEqual(offering(true).body);
  });

  test('makes the hash of the note unknown, because the platform has another one now', () => {
    expect(seven(settled(held, recordOf('approve'), done)).hash).toBeUndefined();
  });

  test('changes a follow in every block of its site', () => {
    const user = (site: number) => ({
      type: 'user',
      text: 'Bo',
      actions: { follow: false },
      meta: { ids: { site, user: 3 } },
    });
    const state = settled(
      holding(note(7, { body: [user(1), user(2)] }), note(8, { body: [user(1)] })),
      recordOf('follow'),
      done,
    );
    const follows = [7, 8].map((id) => state.allNotes[id]?.body.map(({ actions }) => actions?.follow));
    expect(follows).toEqual([[true, false], [true]]);
    expect(followOverlay(1, state.outbox.records)).toBe(true);
  });

  test('of a note that is not held changes nothing else', () => {
    expect(settled({}, recordOf('like'), done).allNotes).toEqual({});
  });

  test('of a status makes a check due if its note is not held, because it may come back', () => {
    expect(isCheckDue(settled({ list: firstPage }, recordOf('approve'), done))).toBe(true);
  });
});

describe('a failure', () => {
  test.each(['approve', 'like', 'follow', 'trash', 'spam', 'reply'] as const)(
    'of %s shows what the platform has, and makes a check due',
    (kind) => {
      const state = settled({ ...held, list: firstPage }, recordOf(kind), failed);
      expect(state.allNotes).toEqual(held.allNotes);
      expect(visible(state)).toEqual([7]);
      expect(isCheckDue(state)).toBe(true);
    },
  );
});

describe('a confirmed moderation', () => {
  const list = { ...holding(note(7), note(8), note(9)), list: firstPage };
  const trash = recordOf('trash', { target: { site: 1, comment: 80 } });
  const state = settled(
    {
      ...list,
      filterName: 'unread',
      noteReads: { 8: READ },
      filteredNoteReads: { 8: true },
    },
    trash,
    done,
  );
  const lagging = { asked: state.tick, notes: [note(9), note(8), note(7)] };

  test('removes the note and all its flags', () => {
    expect(pick(state, 'noteReads', 'filteredNoteReads')).toEqual({ noteReads: {}, filteredNoteReads: {} });
    expect(Object.keys(state.allNotes)).toEqual(['7', '9']);
  });

  test('[trashed-note-stays-away] keeps the note away for 10 s, whatever a list that lags behind says', () => {
    const then = stateAfter(state, listed(lagging));
    expect(Object.keys(then.allNotes)).toEqual(['7', '9']);
    expect(pick(then, 'arrival', 'arrivedNoteIds')).toEqual({ arrival: null, arrivedNoteIds: {} });
    expect(isCheckDue(then)).toBe(false);
  });

  test('[trashed-note-stays-away] shows the note again after 10 s if the platform still has it', () => {
    const then = look(stateAfter(state, { type: 'filter.selected', name: 'all' }), 12_000);
    expect(isCheckDue(then)).toBe(true);
    expect(visible(stateAfter(then, listed({ ...lagging, asked: then.tick })))).toEqual([9, 8, 7]);
  });

  test('[optimistic-spam-and-trash] keeps a response to an earlier request from bringing the note back', () => {
    const older: Event = { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: state.tick - 1 };
    expect(after10s(stateAfter(state, older)).allNotes).toEqual(state.allNotes);
  });
});

test('a moderation that fails shows the note again without selecting it', () => {
  const state = stateAfter(
    { ...holding(note(7), note(8)), isWide: true },
    { type: 'note.selected', id: 8 },
    { type: 'action.requested', action: 'trash', id: 8 },
  );
  const trash = recordOf('trash', { target: { site: 1, comment: 80 } });
  const then = settled(state, trash, failed);
  expect(visible(then)).toEqual([8, 7]);
  expect(then.selectedNoteId).toBe(7);
});

describe('a note that another tab has trashed', () => {
  const open = stateAfter(held, { type: 'note.selected', id: 7 });

  test('[open-note-of-a-tab] is closed, because keys and clicks would act on it', () => {
    expect(look(open, 1000, recordOf('trash')).selectedNoteId).toBeNull();
  });

  test('[open-note-of-a-tab] stays open while a text is being written', () => {
    const typed: Event = { type: 'reply.typed', id: 7, text: 'But' };
    expect(look(stateAfter(open, typed), 1000, recordOf('trash')).selectedNoteId).toBe(7);
  });
});

test('[restored-note] a restored comment makes a check due, which brings its note back', () => {
  const state = settled({ ...holding(), list: firstPage }, recordOf('restore'), done);
  expect(isCheckDue(state)).toBe(true);
  const back = stateAfter(state, listed({ asked: state.tick, notes: [note(7)] }));
  expect(visible(back)).toEqual([7]);
});

describe('a reply that was sent', () => {
  test.each([
    ['removes its text', 'Thanks', {}],
    ['leaves another text that was begun in another tab', 'And', { 7: 'And' }],
  ])('%s', (_name, draft, drafts) => {
    const state = settled({ ...held, drafts: { 7: draft } }, recordOf('reply', { note: 7 }), done);
    expect(state.drafts).toEqual(drafts);
    expect(isCheckDue(state)).toBe(true);
  });
});
