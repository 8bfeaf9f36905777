import { cases } from 'rxjs-marbles/jest';
import { noteAnswers } from '../../../src/streams/triage/note-answers';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, entriesOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { inState, looked, recordOn } from '../../support/outbox';
import { named, table } from '../../support/table';
import { knowBlogger } from '../../../src/streams/triage/know-blogger';

const TIME = Date.UTC(2026, 10, 20, 12);
const reply = recordOn(note(1), 'reply');
const like = recordOn(note(1), 'like');
const noted = (answeredNotes: State['answeredNotes']): Event => ({ type: 'answers.noted', answeredNotes });

const values: Readonly<Record<string, Event>> = {
  r: looked(reply),
  s: looked(inState(reply, { state: 'sending', sentAt: 1 })),
  d: looked(inState(reply, { state: 'done' })),
  f: looked(inState(reply, { state: 'failed', failed: 'old' })),
  l: looked(like),
  R: looked({ ...reply, id: 'second' }),
  L: looked(inState(reply, { state: 'done' }), inState(like, { state: 'failed', failed: 'old' })),
  u: looked(recordOn(note(1), 'unlike')),
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

const states: Record<string, Partial<State>> = {
  none: {},
  another: { ...holding(note(1)), answeredNotes: { 2: TIME } },
};

cases(
  '[to-answer-again] an answer is noted with the time of its note',
  (m, { events, expected, state }) => {
    const held = named(states, state) ?? holding(note(1));
    const emitted$ = emittedBy(m, noteAnswers, { events, values, state: held });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  table(`
  events  | expected | state     | name
  -r      | -A       |           | when a reply is submitted
  -l      | -A       |           | when a comment is liked
  -rsd0   | -A       |           | once for each answer
  -rnsd   | -A       |           | not with the time of later activity
  -rnd0l  | -A---B   |           | and again for another answer
  -rf     | -AX      |           | but not if it has failed
  -rfr    | -AXA     |           | but again when it is retried
  -lu     | -AX      |           | but not when a like is taken back
  -l0r0   | -AXAX    |           | nor when a like or a reply is taken back before it is sent
  -rsdnlu | -A---BA  |           | and what was answered before still counts
  -rdnR0  | -A--BA   |           | also after a second reply that is taken back
  -rsdnL  | -A       |           | and after a like that has failed
  -t      |          |           | and trash is no answer
  -r      |          | none      | only for notes that are held
  -r      | -A       | another   | and forgotten with its note
`),
);

cases(
  '[to-answer] the id of the blogger',
  (m, { stored, change, expected }) => {
    const [key = '', value] = change.split(' = ');
    const changes$ = m.hot(change && '-----*', { '*': { key, value } });
    const entries = stored === '' ? undefined : entriesOf(`auth_user = ${stored}`);
    const emitted$ = emittedBy(m, knowBlogger, {
      world: { storage: memoryStorage(entries, changes$) },
    });
    const values = { 5: { type: 'blogger.known', id: 5 }, 6: { type: 'blogger.known', id: 6 } } as const;
    m.expect(emitted$).toBeObservable(expected, values);
  },
  table(`
  stored | change        | expected | name
  5      |               | 5        | is read from storage
         |               |          | is not known before a sign-in
  five   |               |          | is not known if it is malformed
         | auth_user = 6 | -----6   | follows storage
  5      | auth_user     | 5        | stays after a sign-out
         | other = 6     |          | ignores other keys
`),
);
