import { cases } from 'rxjs-marbles/jest';
import { tellHost } from '../../../src/streams/effects/tell-host';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const NEWER = '2026-11-20T13:00:00+00:00';
const seconds = (text: string) => Date.parse(text) / 1000;

const values: Record<string, Event> = {
  l: {
    type: 'notes.listed',
    notes: [note(7)],
    unreadable: [],
    number: 10,
    isComplete: true,
    lastSeenTime: 0,
    asked: 0,
  },
  n: {
    type: 'notes.fetched',
    notes: [note(8, { type: 'like', timestamp: NEWER })],
    unreadable: [],
    asked: 9,
  },
  c: { type: 'notes.fetched', notes: [note(7, { note_hash: 99, title: 'New' })], unreadable: [], asked: 9 },
  a: { type: 'seen.advanced', time: seconds(NEWER) },
  s: { type: 'note.selected', id: 7 },
  S: { type: 'note.selected', id: 8 },
  d: { type: 'note.deselected' },
  o: { type: 'panel.toggled', isOpen: true },
  x: { type: 'panel.toggled', isOpen: false },
  q: { type: 'panel.closeRequested' },
  t: { type: 'moderation.requested', id: 7, kind: 'trash' },
  h: { type: 'visibility.changed', isVisible: false },
  v: { type: 'visibility.changed', isVisible: true },
};

const told = (action: string, fields: Readonly<Record<string, unknown>> = {}) => [
  { type: 'notesIframeMessage', action, ...fields },
  false,
];

const messages = {
  i: told('iFrameReady'),
  1: told('render', { num_new: 1, latest_type: 'comment' }),
  2: told('render', { num_new: 2, latest_type: 'like' }),
  a: told('renderAllSeen'),
  w: told('widescreen', { widescreen: true }),
  n: told('widescreen', { widescreen: false }),
  t: told('togglePanel'),
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
  { name: 'that the panel is ready', expected: 'i' },
  { name: 'the bell once the first list has come', events: '-----l', expected: 'i----1' },
  { name: 'how many notes are new, and the newest one’s type', events: '-----l-n', expected: 'i----1-2' },
  { name: 'the bell only when it has changed', events: '-----l-c', expected: 'i----1' },
  { name: 'that all is seen, when nothing is new any more', events: '-----l-a', expected: 'i----1-a' },
  {
    name: 'nothing of notes that are being trashed',
    events: '-----t',
    state: holding(note(7)),
    expected: '(i1)-a',
  },
  { name: 'that all is seen, where nothing is new at first', state: read, expected: '(ia)' },
  { name: 'so each time the panel opens', events: '-----o-x-o', state: read, expected: '(ia)-a---a' },
  { name: 'not when it opens with new notes', events: '-----o', state: holding(note(7)), expected: '(i1)' },
  { name: 'not before the first list has come', events: '-----o', expected: 'i' },
  {
    name: 'not in a hidden one, but once it shows',
    events: '-----h-o-v',
    state: read,
    expected: '(ia)-----a',
  },
  {
    name: 'the layout: wide with a selected note, narrow without',
    events: '-----s-d',
    state: held,
    expected: '(ix)-w-n',
  },
  { name: 'the layout only when it changes', events: '-----s-S-d', state: held, expected: '(ix)-w---n' },
  { name: 'narrow when closing deselects', events: '-----s-x', state: held, expected: '(ix)-w-n' },
  { name: 'that the blogger closes the panel', events: '-----q', expected: 'i----t' },
];

cases(
  'the host is told',
  (m, { events = '', state = {}, expected }: Case) => {
    const posted = recorder<readonly unknown[]>();
    const post = (...message: readonly unknown[]) => posted.tell(message);
    const answers$ = answersOf(m, tellHost, { events, values, state, world: { host: { post } } });
    m.expect(answers$).toBeObservable('');
    m.expect(posted.told$).toBeObservable(expected, {
      ...messages,
      x: told('render', { num_new: 2, latest_type: 'comment' }),
    });
  },
  rules,
);
