import { cases } from 'rxjs-marbles/jest';
import { postState } from '../../../src/streams/host/post-state';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, createLog, stateAfter } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';
import { named, table } from '../../support/table';
import { selectSelectedNote } from '../../../src/streams/list/selectors';

const NEWER = '2026-11-20T13:00:00+00:00';
const seconds = (text: string) => Date.parse(text) / 1000;

const values: Record<string, Event> = {
  ...legend,
  8: { type: 'note.selected', id: 8 },
  9: { type: 'signOut.requested' },
  l: listed(),
  t: looked(1000, recordOf('trash')),
  // Note 8 is newer and note 6 is older than note 7, which gets another title (0) or type (5).
  i: fetched(9, note(8, { type: 'like', timestamp: NEWER })),
  4: fetched(9, note(6, { timestamp: '2026-11-19T12:00:00+00:00' })),
  0: fetched(9, note(7, { note_hash: 99, title: 'New' })),
  5: fetched(9, note(7, { type: 'like', note_hash: 99 })),
  1: { type: 'seen.advanced', time: seconds(NEWER) },
};

const message = (action: string, fields: Readonly<Record<string, unknown>> = {}) => [
  { type: 'notesIframeMessage', action, ...fields },
  false,
];

const messages = {
  '*': message('iFrameReady'),
  // The bell: 0, 1 or 2 new notes.
  0: message('renderAllSeen'),
  1: message('render', { num_new: 1, latest_type: 'comment' }),
  5: message('render', { num_new: 1, latest_type: 'like' }),
  2: message('render', { num_new: 2, latest_type: 'like' }),
  8: message('render', { num_new: 2, latest_type: 'comment' }),
  w: message('widescreen', { widescreen: true }),
  W: message('widescreen', { widescreen: false }),
  q: message('togglePanel'),
};

const states: Record<string, Partial<State>> = {
  one: holding(note(7)),
  held: holding(note(7), note(8)),
  read: { ...holding(note(7)), lastSeenTime: seconds(NEWER) },
  loading: { isLoading: true },
};

const rules = table(`
  events     | expected   | state   | name
             | *          |         | [iframe-ready] is informed that the panel is ready
  -----l     | *----1     |         | gets the bell once the first list has arrived
  -----l-i   | *----1-2   |         | [render-message] gets the number of new notes and the type of the newest one
  -----l-0   | *----1     |         | gets the bell only when it has changed
  -----l-1   | *----1-0   |         | [render-all-seen] is informed when no note is new any more
  -----t     | (*1)-0     | one     | gets a bell that does not count notes that are being trashed
             | (*0)       | read    | is informed at the start if no note is new
  -----o-c-o | (*0)-0---0 | read    | is informed that all is seen each time the panel opens
  -----o     | (*1)       | one     | is not informed that all is seen when the panel opens with new notes
  -----o     | *          |         | is not informed that all is seen before the first list has arrived
  -----h-o-v | (*0)-----0 | read    | is informed that all is seen when a panel that was opened while hidden becomes visible
  -----s-d   | (*8)-w-W   | held    | [widescreen-state] [widescreen-message] gets the layout: wide with a selected note, narrow without one
  -----s-8-d | (*8)-w---W | held    | gets the layout only when it changes
  -----s-c   | (*8)-w-W   | held    | gets the narrow layout when closing the panel deselects the note
  -----s-9   | (*8)-w-W   | held    | gets the narrow layout when the blogger signs out
  -----q     | *----q     |         | [toggle-panel-sent] is informed when the blogger closes the panel
  -----5     | (*1)-5     | one     | gets the new type of the newest note although no note has arrived
  -----4     | (*1)-8     | one     | gets the new number of notes although the newest note is the same
  -----o     | *          | loading | is not informed that all is seen before the first notes are loaded
`);

cases(
  'the host page',
  (m, { events, expected, state }) => {
    const posted = createLog<readonly unknown[]>();
    const post = (...args: readonly unknown[]) => posted.add(args);
    const emitted$ = emittedBy(m, postState, {
      events,
      values,
      state: named(states, state),
      world: { host: { post } },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(posted.entries$).toBeObservable(expected, messages);
  },
  rules,
);

test('a request to close the panel returns to the list only if there is no host page', () => {
  const selected = (hasHost: boolean) =>
    selectSelectedNote(stateAfter({ ...holding(note(7)), hasHost }, legend.s, legend.q));
  expect(selected(false)).toBeUndefined();
  expect(selected(true)?.id).toBe(7);
});
