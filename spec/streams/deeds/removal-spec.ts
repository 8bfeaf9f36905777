import { cases } from 'rxjs-marbles/jest';
import { act } from '../../../src/streams/actions/act';
import { decide } from '../../../src/streams/deeds/decide';
import type { Event } from '../../../src/streams/state/events';
import { moderationLegend } from '../../support/legend';
import { holding, note, READ } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { settledBy } from '../../support/settled-by';
import { named, table } from '../../support/table';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { noteOverlay } from '../../../src/streams/outbox/note-records';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { inState } from '../../support/outbox';
import { looked, recordOf } from '../outbox/records';

const values: Record<string, Event> = {
  ...moderationLegend,
  9: { type: 'action.requested', action: 'trash', id: 99 },
};

const requests = {
  m: 'GET /me',
  t: 'POST /sites/1/comments/70/delete keepalive',
  T: 'POST /sites/1/comments/80/delete keepalive',
  G: 'GET /sites/1/comments/70',
  H: 'GET /sites/1/comments/80',
  S: 'PUT /sites/1/comments/70 {"status":"spam"} keepalive',
};

const comments = { trash: response({ status: 'trash' }), spam: response({ status: 'spam' }) };
const idsOfSeven = { noSite: { comment: 70 }, noComment: { site: 1 } };

/**
 * `found` is the comment as the platform returns it before it is moderated, `answer` the response to
 * each request that changes a comment. The page goes away with `leaves`.
 */
cases(
  'moderating a note',
  (m, { events, sent, expected, found, answer, leaves, ids }) => {
    const before = responsesIn(found, { ...comments, ok: response({ status: 'approved' }) })();
    const after = responsesIn(answer, { ...comments, ok: comments.trash })();
    const changed = new Set<string>();
    const platform = fakePlatform((line) => {
      const comment = line.split('/')[4]?.slice(0, 2) ?? '';
      const isLook = line.startsWith('GET') && !changed.has(comment);
      if (!line.startsWith('GET')) changed.add(comment);
      return m.cold('5ms (a|)', { a: isLook ? before : after });
    });
    const own = named<Record<string, number>>(idsOfSeven, ids);
    const settled$ = settledBy(m, [act, decide], {
      events,
      values,
      platform,
      state: holding(note(7, own && { meta: { ids: own } }), note(8)),
      world: { environment: { pageHide$: m.hot(leaves) } },
    });
    m.expect(settled$).toBeObservable(expected, moderationLegend);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events       | sent                         | expected          | found                      | answer     | leaves   | ids       | name
  t            | 4500ms G 4ms t               | 4510ms y          |                            |            |          |           | [undo-window] fetches the comment when the 4500 ms window ends, and then deletes it
  t            | 4500ms G                     | 4505ms y          | trash                      |            |          |           | [never-deleted-twice] does not delete a comment that is in the trash already, because that would be for ever
  S            | 4500ms G 4ms S               | 4510ms z          | trash                      |            |          |           | [never-deleted-twice] sets a comment to spam that is in the trash
  t 4498ms u   |                              |                   |                            |            |          |           | [undo-window] sends nothing if undo is pressed after 4499 ms
  t 4500ms u   | 4500ms G                     |                   |                            |            |          |           | [undo-restores] sends nothing more if Undo comes while the comment is fetched
  t 999ms X    | 1s G 4ms t                   | 1010ms y          |                            |            |          |           | [undo-window] sends the request at once when the undo bar is closed
  S            | 4500ms G 4ms S               | 4510ms z          |                            |            |          |           | [spam-and-trash-requests] [comment-status] fetches the comment before it sets its status to spam
  t 999ms T    | 4500ms G 4ms t 994ms H 4ms T | 4510ms y 999ms Y  |                            |            |          |           | gives each of several pending notes its own window
  t 999ms t    | 4500ms G 4ms t               | 4510ms y          |                            |            |          |           | ignores a second click while the first request is pending
  t 999ms ut   | 5501ms G 4ms t               | 5511ms y          |                            |            |          |           | starts a new window when it is requested again after undo
  t 999ms T    | 2s (tT) 4996ms (HG)          | 7005ms (Yy)       |                            |            | 2s *     |           | [undo-window] sends all pending requests at once, with keep-alive, when the page goes away
  S            | 4500ms G 4ms S               | 4510ms z          |                            |            | 4502ms * |           | leaves a comment that is being fetched when the page goes away to the next page
  S            | 2s S 4999ms G                | 7005ms z          |                            | spam       | 2s *     |           | [never-deleted-twice] sets the spam status without fetching the comment when the page goes away
  t            | 4500ms G 4ms t               | 4510ms f          |                            | 500/broken |          |           | fails if the platform responds with an error of its own
  t            | 4500ms G 4ms t               | 4510ms f          |                            | 404        |          |           | fails if a 404 response does not name the comment
  t            | 4500ms G                     | 4505ms y          | 404/unknown_comment        |            |          |           | succeeds if the comment no longer exists
  t            | 4500ms G 4ms m               | 4510ms f          | 403/authorization_required |            |          |           | fails, once \`/me\` has told that the session goes on, if the blogger may not see the comment
  9            |                              |                   |                            |            |          |           | sends nothing if the note is missing
  (tT) 995ms u | 4500ms H 4ms T               | 4510ms Y          |                            |            |          |           | keeps the other notes pending when one is undone
  (tT) 995ms X | 999ms G 4ms t 3495ms H 4ms T | 1009ms y 3500ms Y |                            |            |          |           | keeps the other undo bars open when one is closed
  t            |                              |                   |                            |            |          | noSite    | is not done to a note that names a comment but no site
  t            |                              |                   |                            |            |          | noComment | is not done to a note that names a site but no comment
`),
);

/** Newest first: 9, 8, 7. */
const held = holding(note(7), note(8), note(9));
const wide: Partial<State> = { ...held, isWide: true };

const trashed = (id: number) =>
  recordOf('trash', { id: `trash ${id}`, note: id, target: { site: 1, comment: id * 10 } });
/** A click, and what the outbox shows in the same frame. */
const trash = (...ids: readonly number[]): Event[] => [
  { type: 'action.requested', action: 'trash', id: ids[0] ?? 0 },
  looked(1000, ...ids.map(trashed)),
];
const select = (id: number): Event => ({ type: 'note.selected', id });
const undone = (id: number, ...left: readonly number[]): Event[] => [
  { type: 'deed.undone', id: `trash ${id}` },
  looked(2000, ...left.map(trashed)),
];

const visible = (state: State) => selectVisibleNotes(state).map(({ id }) => id);

describe('a click on trash or spam', () => {
  test('[optimistic-spam-and-trash] hides the note and shows its undo bar', () => {
    const state = stateAfter(held, ...trash(8));
    expect(visible(state)).toEqual([9, 7]);
    expect(noteOverlay(state, note(8)).undoBar).toMatchObject({ wanted: 'trash', dueAt: 5500 });
  });

  test('[selection-after-trash] selects the next visible note, which stays unread at first, in a window of 800 px or wider', () => {
    expect(pick(stateAfter(wide, select(8), ...trash(8)), 'selectedNoteId', 'noteReads')).toEqual({
      selectedNoteId: 7,
      noteReads: { 8: READ },
    });
    expect(stateAfter(wide, ...trash(8), select(9), ...trash(9, 8)).selectedNoteId).toBe(7);
  });

  test('[note-that-opens-by-itself] leaves the next note unread if it is undone', () => {
    expect(stateAfter(wide, select(8), ...trash(8), ...undone(8)).noteReads).toEqual({ 8: READ });
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
    const state = stateAfter(wide, select(8), ...trash(8), ...undone(8));
    expect(visible(state)).toEqual([9, 8, 7]);
    expect(state.selectedNoteId).toBe(8);
  });

  test('opens no note of which the undo window is over', () => {
    const sending = inState(trashed(8), { state: 'sending', sentAt: 5500 });
    const state = stateAfter(held, ...trash(8), looked(5500, sending), {
      type: 'deed.undone',
      id: 'trash 8',
    });
    expect(visible(state)).toEqual([9, 7]);
    expect(state.selectedNoteId).toBeNull();
  });

  test('restores a note that the platform has dropped meanwhile', () => {
    const gone: Event = { type: 'notes.gone', ids: [8], asked: 99 };
    expect(visible(stateAfter(held, ...trash(8), gone, ...undone(8)))).toEqual([9, 8, 7]);
  });
});
