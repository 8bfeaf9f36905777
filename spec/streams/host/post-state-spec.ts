import { cases } from 'rxjs-marbles/jest';
import { postState } from '../../../src/streams/host/post-state';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, createLog } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';

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

const held: Partial<State> = holding(note(7), note(8));
const read: Partial<State> = { ...holding(note(7)), lastSeenTime: seconds(NEWER) };

interface Case {
  readonly name: string;
  readonly events?: string;
  readonly state?: Partial<State>;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: '[iframe-ready] is informed that the panel is ready',
    expected: '*',
  },
  {
    name: 'gets the bell once the first list has arrived',
    events: '  -----l',
    expected: '*----1',
  },
  {
    name: '[render-message] gets the number of new notes and the type of the newest one',
    events: '  -----l-i',
    expected: '*----1-2',
  },
  {
    name: 'gets the bell only when it has changed',
    events: '  -----l-0',
    expected: '*----1',
  },
  {
    name: '[render-all-seen] is informed when no note is new any more',
    events: '  -----l-1',
    expected: '*----1-0',
  },
  {
    name: 'gets a bell that does not count notes that are being trashed',
    state: holding(note(7)),
    events: '  -----t',
    expected: '(*1)-0',
  },
  {
    name: 'is informed at the start if no note is new',
    state: read,
    expected: '(*0)',
  },
  {
    name: 'is informed that all is seen each time the panel opens',
    state: read,
    events: '  -----o-c-o',
    expected: '(*0)-0---0',
  },
  {
    name: 'is not informed that all is seen when the panel opens with new notes',
    state: holding(note(7)),
    events: '  -----o',
    expected: '(*1)',
  },
  {
    name: 'is not informed that all is seen before the first list has arrived',
    events: '  -----o',
    expected: '*',
  },
  {
    name: 'is informed that all is seen when a panel that was opened while hidden becomes visible',
    state: read,
    events: '  -----h-o-v',
    expected: '(*0)-----0',
  },
  {
    name: '[widescreen-state] [widescreen-message] gets the layout: wide with a selected note, narrow without one',
    state: held,
    events: '  -----s-d',
    expected: '(*8)-w-W',
  },
  {
    name: 'gets the layout only when it changes',
    state: held,
    events: '  -----s-8-d',
    expected: '(*8)-w---W',
  },
  {
    name: 'gets the narrow layout when closing the panel deselects the note',
    state: held,
    events: '  -----s-c',
    expected: '(*8)-w-W',
  },
  {
    name: 'gets the narrow layout when the blogger signs out',
    state: held,
    events: '  -----s-9',
    expected: '(*8)-w-W',
  },
  {
    name: '[toggle-panel-sent] is informed when the blogger closes the panel',
    events: '  -----q',
    expected: '*----q',
  },
  {
    name: 'gets the new type of the newest note although no note has arrived',
    state: holding(note(7)),
    events: '  -----5',
    expected: '(*1)-5',
  },
  {
    name: 'gets the new number of notes although the newest note is the same',
    state: holding(note(7)),
    events: '  -----4',
    expected: '(*1)-8',
  },
  {
    name: 'is not informed that all is seen before the first notes are loaded',
    state: { isLoading: true },
    events: '  -----o',
    expected: '*',
  },
];

cases(
  'the host page',
  (m, { events = '', state = {}, expected }: Case) => {
    const posted = createLog<readonly unknown[]>();
    const post = (...args: readonly unknown[]) => posted.add(args);
    const emitted$ = emittedBy(m, postState, { events, values, state, world: { host: { post } } });
    m.expect(emitted$).toBeObservable('');
    m.expect(posted.entries$).toBeObservable(expected, messages);
  },
  rules,
);
