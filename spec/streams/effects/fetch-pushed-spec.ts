import { cases } from 'rxjs-marbles/jest';
import { fetchPushed } from '../../../src/streams/effects/fetch-pushed';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note, wireNote } from '../../support/notes';
import { answer, fakePlatform, notesAnswer } from '../../support/platform';

const values: Record<string, Event> = {
  7: { type: 'push.received', noteId: 7 },
  8: { type: 'push.received', noteId: 8 },
  n: { type: 'push.received', noteId: null },
};

const answers: Record<string, Event> = {
  a: { type: 'notes.fetched', notes: [note(7)], unreadable: [], asked: 1 },
  b: { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: 2 },
  c: { type: 'notes.fetched', notes: [note(7)], unreadable: [], asked: 3 },
  g: { type: 'notes.gone', ids: [7], asked: 1 },
  o: { type: 'notes.outdated' },
  r: { type: 'notes.refreshRequested' },
};

const requests = { 7: 'GET /notifications/7', 8: 'GET /notifications/8' };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly a?: { readonly status: number; readonly text: string };
  readonly expected: string;
  readonly sent?: string;
  readonly reported?: string;
}

const rules: Case[] = [
  { name: 'that names one note fetches that note', events: '7', expected: '5ms a', sent: '7' },
  { name: 'that names none makes the list due', events: 'n', expected: 'o' },
  {
    name: 'does not wait for that of another note',
    events: '7-8',
    expected: '5ms a-b',
    sent: '7-8',
  },
  {
    name: 'waits for the one before of the same note, so that the later answer wins',
    events: '7-7',
    expected: '5ms a 4ms c',
    sent: '7 4ms 7',
  },
  {
    name: 'of a note that is not found tells that it is gone',
    events: '7',
    a: answer({ error: 'unknown_note' }, 404),
    expected: '5ms g',
    sent: '7',
  },
  {
    name: 'answered by a 404 that says nothing of the note makes the list due',
    events: '7',
    a: answer({}, 404),
    expected: '5ms o',
    sent: '7',
  },
  {
    name: 'of a note that comes as an empty list, too',
    events: '7',
    a: notesAnswer(),
    expected: '5ms g',
    sent: '7',
  },
  {
    name: 'of a note that is being trashed here asks nothing of it, and polls',
    events: '7',
    state: { ...holding(note(7)), hiddenNoteIds: { 7: true }, touched: { 7: 1 } },
    expected: 'r',
  },
  {
    name: 'of a note that was trashed here, too',
    events: '7',
    state: { touched: { 7: 1 } },
    expected: 'r',
  },
  {
    name: 'of a note that was approved here fetches it',
    events: '7',
    state: { ...holding(note(7)), touched: { 7: 1 } },
    expected: '5ms a',
    sent: '7',
  },
  { name: 'that fails makes the list due', events: '7', a: answer({}, 500), expected: '5ms o', sent: '7' },
  {
    name: 'of a malformed answer makes the list due, and is reported',
    events: '7',
    a: answer({ notes: {} }),
    expected: '5ms o',
    sent: '7',
    reported: '5ms l',
  },
  {
    name: 'of a note that does not say which it is makes the list due, and is reported',
    events: '7',
    a: notesAnswer({}),
    expected: '5ms o',
    sent: '7',
    reported: '5ms n',
  },
];

const problems = {
  l: "the answer's notes are an object, not a list",
  n: "a note's id is missing, not a number",
};

cases(
  'a push',
  (m, { events, state = {}, a, expected, sent = '', reported = '' }: Case) => {
    const report = recorder<string>();
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', { a: a ?? notesAnswer(wireNote(Number(line.at(-1)))) }),
    );
    const answers$ = answersOf(m, fetchPushed, {
      events,
      values,
      state,
      platform,
      world: { report: report.tell },
    });
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(report.told$).toBeObservable(reported, problems);
  },
  rules,
);
