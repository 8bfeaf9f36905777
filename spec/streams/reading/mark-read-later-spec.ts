import { merge } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { decide } from '../../../src/streams/deeds/decide';
import { act } from '../../../src/streams/actions/act';
import { ofType } from '../../../src/streams/operators/of-type';
import { outboxOf } from '../../../src/streams/outbox/outbox';
import { markReadLater } from '../../../src/streams/reading/mark-read-later';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { approvalLegend, fetched, legend, moderationLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { counted } from '../../support/settled-by';
import { table } from '../../support/table';

/** The outbox hides the trashed note. */
const withUndo: Behaviour = (...streams) =>
  merge(outboxOf([act, decide])(...streams), markReadLater(...streams));

/** Note 8 is open and trashed (T). Then note 7 opens by itself, and 6 is the one after it. */
const values: Record<string, Event> = {
  ...moderationLegend,
  ...legend,
  a: approvalLegend.a,
  6: { type: 'note.selected', id: 6 },
  7: { type: 'note.selected', id: 7 },
  U: { type: 'deed.undone', id: 'record 1' },
  X: { type: 'deed.closed', id: 'record 1' },
  u: { type: 'unread.requested', id: 7 },
  0: { type: 'reply.submitted', id: 8, text: 'Of another note' },
  1: { type: 'action.requested', action: 'like', id: 7 },
  2: { type: 'follow.requested', siteId: 1, isFollowing: true },
  3: { type: 'edit.requested', id: 7 },
  4: { type: 'reply.focused', id: 7 },
  5: { type: 'reply.typed', id: 7, text: 'H' },
  9: { type: 'post.opened', siteId: 1, postId: 2, href: '' },
  y: { type: 'reads.due', id: 7 },
  Y: { type: 'reads.due', id: 6 },
};

cases(
  'a note that opens because the one before it was trashed',
  (m, { events, expected, isWide }) => {
    const [newer, older] = ['2026-11-20T13:00:00Z', '2026-11-20T11:00:00Z'];
    const notes = holding(note(6, { timestamp: older }), note(7), note(8, { timestamp: newer }));
    const state = { ...notes, isWide: isWide !== 'no', selectedNoteId: 8 };
    const emitted$ = emittedBy(m, withUndo, { events, values, state, world: { uniqueId: counted() } }).pipe(
      ofType('reads.due'),
    );
    // The trash is never answered, and would be asked for again for a day.
    m.expect<Event>(emitted$, '20s !').toBeObservable(expected, values);
  },
  table(`
  events          | expected | isWide | name
  T               | 4500ms y |        | [mark-waits-for-undo] is read when the undo bar ends, if it was open for one second
  T 4498ms U 9s - |          |        | [mark-waits-for-undo] is not read if the other note is restored by Undo
  TX              | 1s y     |        | [note-that-opens-by-itself] is read after one second if the undo bar is closed before
  T 1999ms X      | 2s y     |        | [mark-waits-for-undo] is read at once if the undo bar is closed later
  T 1999ms 6      | 2s y     |        | [mark-waits-for-undo] is read when the blogger leaves it after one second
  T 1999ms 7 9s - |          |        | is not read again by the end of the undo bar if the blogger selects it
  T 1999ms u 9s - |          |        | [mark-waits-for-undo] stays unread if the blogger marks it as unread
  T 498ms a       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (a)
  T 498ms 1       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (1)
  T 498ms 2       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (2)
  T 498ms 3       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (3)
  T 498ms 4       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (4)
  T 498ms 5       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (5)
  T 498ms 9       | 499ms y  |        | is read at once, and only once, when the blogger acts on it (9)
  T 998ms U       |          |        | is not read if the other note is restored 1 ms before the second is over
  T 998ms d       |          |        | is not read if the blogger goes back to the list within the second
  T 998ms c       |          |        | is not read if the panel closes within the second
  T0              | 4500ms y |        | is not read by an action on another note
  T 998ms 6       |          |        | is not read later if the blogger opens another note within the second
  T 498ms t       | 4999ms Y |        | is followed by the next one, which has a second of its own
  T 498ms UT      | 5s y     |        | has a whole second after each time it opens by itself
  T               |          | no     | does not exist in a narrow window
`),
);

cases(
  'an open note that gets new activity',
  (m, { events, expected }) => {
    const values = {
      ...legend,
      N: fetched(99, note(7, { note_hash: 8, timestamp: '2026-11-20T13:00:00Z' })),
      n: fetched(99, note(7, { note_hash: 8 })),
      R: fetched(99, note(7, { note_hash: 8, timestamp: '2026-11-20T13:00:00Z', read: 1 })),
      a: approvalLegend.a,
      y: { type: 'reads.due', id: 7 } as const,
    };
    const state = { ...holding(note(7, { read: 1 })), selectedNoteId: 7 };
    m.expect(emittedBy(m, markReadLater, { events, values, state })).toBeObservable(expected, values);
  },
  table(`
  events    | expected | name
  N         | 1s y     | [note-that-opens-by-itself] is read after one second
  N 498ms a | 499ms y  | is read at once when the blogger acts on it
  hN 2s v   | 3002ms y | [note-that-opens-by-itself] is read one second after it is visible
  N 998ms d |          | is not read if it closes within the second
  n         |          | stays unread if it was only marked so elsewhere
  R         |          | stays read if the activity was read elsewhere
`),
);
