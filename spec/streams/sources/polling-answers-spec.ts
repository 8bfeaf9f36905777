import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/sources/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note, polled, wireNote } from '../../support/notes';
import { answer, fakePlatform, notesAnswer } from '../../support/platform';

/** The first page has been listed. */
const listed: Partial<State> = { ...holding(note(1)), list: { ...initialState.list, loaded: 10 } };

const values: Record<string, Event> = {
  l: {
    type: 'notes.listed',
    notes: [note(1)],
    unreadable: [],
    number: 10,
    isComplete: true,
    lastSeenTime: 0,
    asked: 0,
  },
  e: {
    type: 'notes.listed',
    notes: [],
    unreadable: [],
    number: 10,
    isComplete: true,
    lastSeenTime: 0,
    asked: 0,
  },
  p: { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 60_000 },
  u: { type: 'notes.failed', kind: 'unreachable', failures: 1, retryInMs: 60_000 },
  f: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity },
  c: { type: 'notes.confirmed', asked: 7 },
};

const text = (content: string) => ({ status: 200, text: content });

interface Case {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly events?: string;
  readonly a?: { readonly status: number; readonly text: string };
  /** How the answer comes; '#' is a network that fails. */
  readonly comes?: string;
  readonly expected: string;
  readonly reported?: string;
  readonly until?: string;
}

const rules: Case[] = [
  { name: 'the list', a: notesAnswer(wireNote(1)), expected: '5ms l' },
  { name: 'a light poll that finds nothing changed says nothing at all', state: listed, expected: '' },
  {
    name: 'one that was asked for says that all is as held',
    state: { ...listed, tick: 7, list: { ...initialState.list, loaded: 10, checkDue: 1 } },
    expected: '5ms c',
  },
  {
    name: 'one that comes after a failure says so, too',
    state: {
      ...listed,
      tick: 7,
      list: { ...initialState.list, loaded: 10, failure: { kind: 'platform', failures: 1, retryInMs: 1 } },
    },
    expected: '5ms c',
  },
  { name: 'a platform that errs', a: answer({}, 500), expected: '5ms p' },
  {
    name: 'a platform that forbids it, once',
    a: answer({ error: 'unauthorized' }, 403),
    expected: '5ms f',
    until: '600s !',
  },
  {
    name: 'so in words of its own',
    a: { status: 403, text: '<h1>No</h1>' },
    expected: '5ms f',
    until: '600s !',
  },
  { name: 'an answer that is not JSON', a: text('<html>'), expected: '5ms p' },
  { name: 'null instead of an answer', a: text('null'), expected: '5ms p' },
  { name: 'a network that fails', comes: '5ms #', expected: '5ms u' },
  { name: 'no answer within 30 s', comes: '-', expected: '30s u', until: '31s !' },
  {
    name: 'a list that is none is a failure, and reported',
    a: answer({ notes: 'none' }),
    expected: '5ms p',
    reported: '5ms l',
  },
  {
    name: 'a light poll that is none is, too',
    state: listed,
    a: answer({}),
    expected: '5ms p',
    reported: '5ms p',
  },
  {
    name: 'a malformed note is left out, and reported',
    a: notesAnswer(wireNote(1), { id: 'x' }),
    expected: '5ms l',
    reported: '5ms m',
  },
  { name: 'a list without notes is one', a: notesAnswer(), expected: '5ms e' },
];

const problems = {
  l: `the answer's notes are the text "none", not a list`,
  p: 'a light poll brought no list of notes',
  m: `a note's id is the text "x", not a number`,
};

cases(
  'what asking for the notes comes to',
  (
    m,
    { state, a = notesAnswer(polled(1)), comes = '5ms (a|)', expected, reported = '', until = '6ms !' }: Case,
  ) => {
    const report = recorder<string>();
    const platform = fakePlatform(() => m.cold(comes, { a }));
    const answers$ = answersOf(m, polling, {
      platform,
      world: { report: report.tell },
      ...(state && { state }),
    });
    m.expect(answers$, until).toBeObservable(expected, values);
    m.expect(report.told$).toBeObservable(reported, problems);
  },
  rules,
);
