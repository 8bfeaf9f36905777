import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/sources/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type ListFailure } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note, polled, wireNote } from '../../support/notes';
import { answer, fakePlatform, notesAnswer } from '../../support/platform';

type Answer = ReturnType<typeof answer>;

const older = { note_hash: 99 };
const failure: ListFailure = { kind: 'platform', failures: 1, retryInMs: 60_000 };

const answers: Record<string, Event> = {
  a: { type: 'notes.fetched', notes: [note(1)], unreadable: [], asked: 0 },
  u: { type: 'notes.fetched', notes: [], unreadable: [{ id: 2, hash: 2 }], asked: 0 },
  b: { type: 'notes.fetched', notes: [note(1)], unreadable: [{ id: 2, hash: 2 }], asked: 0 },
  f: { type: 'notes.failed', ...failure },
};

interface Case {
  readonly name: string;
  readonly poll?: Answer;
  /** The answers to the requests for notes 2 and 1, which have both changed. */
  readonly two: Answer;
  readonly one?: Answer;
  readonly expected: string;
  readonly reported?: string;
}

const malformed = notesAnswer(wireNote(2, { type: 7 }));

const rules: Case[] = [
  {
    name: 'a 404 that says nothing of the note leaves it as it is, and the others do not wait for it',
    two: answer({ error: 'no_such_path' }, 404),
    expected: '10ms a',
  },
  {
    name: 'where that is all that has changed, nothing happens',
    two: answer({}, 404),
    one: answer({}, 404),
    expected: '',
  },
  {
    name: 'a malformed note is remembered, so that it is not asked for again',
    two: malformed,
    one: answer({}, 404),
    expected: '10ms u',
    reported: '10ms t',
  },
  {
    name: 'and beside it the good ones are taken',
    two: malformed,
    expected: '10ms b',
    reported: '10ms t',
  },
  {
    name: 'another failure is one of the whole',
    two: answer({}, 503),
    expected: '10ms f',
  },
  {
    name: 'a light poll that brings no list is a failure, and reported',
    poll: answer({}),
    two: answer({}),
    expected: '5ms f',
    reported: '5ms p',
  },
];

const problems = {
  t: 'note 2 has a type that is 7, not a text',
  p: 'a light poll brought no list of notes',
};

cases(
  'fetching what has changed:',
  (m, { poll, two, one, expected, reported = '' }: Case) => {
    const platform = fakePlatform((line) => {
      const fine = line.startsWith('POLL')
        ? (poll ?? notesAnswer(polled(2), polled(1)))
        : line.endsWith('/2')
          ? two
          : (one ?? notesAnswer(wireNote(1)));
      return m.cold('5ms (a|)', { a: fine });
    });
    const report = recorder<string>();
    const answers$ = answersOf(m, polling, {
      platform,
      world: { report: report.tell },
      state: { ...holding(note(2, older), note(1, older)), list: { ...initialState.list, loaded: 10 } },
    });
    m.expect(answers$, '20ms !').toBeObservable(expected, answers);
    m.expect(report.told$).toBeObservable(reported, problems);
  },
  rules,
);
