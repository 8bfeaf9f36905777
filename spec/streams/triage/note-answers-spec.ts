import { cases } from 'rxjs-marbles/jest';
import { noteAnswers } from '../../../src/streams/triage/note-answers';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';

const TIME = Date.UTC(2026, 10, 20, 12);
const reply = recordOn(note(1), 'reply', { payload: 'Thanks' });
const like = recordOn(note(1), 'like');
const noted = (answeredNotes: State['answeredNotes']): Event => ({ type: 'answers.noted', answeredNotes });

const values: Readonly<Record<string, Event>> = {
  r: looked(reply),
  s: looked({ ...reply, state: 'sending', sentAt: 1 }),
  d: looked({ ...reply, state: 'done' }),
  f: looked({ ...reply, state: 'failed', reason: 'old' }),
  l: looked(like),
  R: looked({ ...reply, id: 'second' }),
  L: looked({ ...reply, state: 'done' }, { ...like, state: 'failed', reason: 'old' }),
  u: looked({ ...like, id: 'other', payload: false }),
  t: looked(recordOn(note(1), 'trash')),
  n: {
    type: 'notes.fetched',
    notes: [note(1, { timestamp: '2026-11-20T12:30:00Z', note_hash: 9 })],
    unreadable: [],
    asked: 99,
  },
  0: looked(),
  A: noted({ 1: TIME }),
  B: noted({ 1: TIME + 1_800_000 }),
  X: noted({}),
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly expected: string;
}

cases(
  '[to-answer-again] an answer is noted with the time of its note',
  (m, { events, state = {}, expected }: Case) => {
    const emitted$ = emittedBy(m, noteAnswers, { events, values, state: { ...holding(note(1)), ...state } });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  [
    { name: 'when a reply is submitted', events: '-r', expected: '-A' },
    { name: 'when a comment is liked', events: '-l', expected: '-A' },
    { name: 'once for each answer', events: '-rsd0', expected: '-A' },
    { name: 'not with the time of later activity', events: '-rnsd', expected: '-A' },
    { name: 'and again for another answer', events: '-rnd0l', expected: '-A---B' },
    { name: 'but not if it has failed', events: '-rf', expected: '-AX' },
    { name: 'but again when it is retried', events: '-rfr', expected: '-AXA' },
    { name: 'but not when a like is taken back', events: '-lu', expected: '-AX' },
    {
      name: 'nor when a like or a reply is taken back before it is sent',
      events: '-l0r0',
      expected: '-AXAX',
    },
    { name: 'and what was answered before still counts', events: '-rsdnlu', expected: '-A---BA' },
    { name: 'also after a second reply that is taken back', events: '-rdnR0', expected: '-A--BA' },
    { name: 'and after a like that has failed', events: '-rsdnL', expected: '-A' },
    { name: 'and trash is no answer', events: '-t', expected: '' },
    { name: 'only for notes that are held', events: '-r', state: { allNotes: {} }, expected: '' },
    {
      name: 'and forgotten with its note',
      events: '-r',
      state: { answeredNotes: { 2: TIME } },
      expected: '-A',
    },
  ],
);
