import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { markSeen } from '../../../src/streams/effects/mark-seen';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const at = (timestamp: string) => ({ timestamp });
const old = note(1, at('1970-01-01T00:10:00Z'));

const values: Record<string, Event> = {
  o: { type: 'panel.toggled', isOpen: true },
  c: { type: 'panel.toggled', isOpen: false },
  h: { type: 'visibility.changed', isVisible: false },
  v: { type: 'visibility.changed', isVisible: true },
  n: { type: 'notes.fetched', notes: [note(2, at('1970-01-01T00:11:40Z'))], unreadable: [], asked: 0 },
  t: { type: 'seen.advanced', time: 600 },
};

const told = { a: 'POST /notifications/seen {"time":600}', b: 'POST /notifications/seen {"time":700}' };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly status?: number;
  readonly expected: string;
  readonly sent: string;
  readonly stored: string;
}

const open: Partial<State> = { ...holding(old), isPanelOpen: true };
const closed: Partial<State> = { ...open, isPanelOpen: false };

const rules: Case[] = [
  {
    name: 'when the panel opens, in seconds',
    events: '-o',
    state: closed,
    expected: '-a',
    sent: '-a',
    stored: '-a',
  },
  { name: 'in a panel that is open', events: '', state: open, expected: 'a', sent: 'a', stored: 'a' },
  { name: 'not in a closed one', events: '', state: closed, expected: '', sent: '', stored: '' },
  {
    name: 'not while hidden, but once it is visible',
    events: 'h-o-v',
    state: closed,
    expected: '----a',
    sent: '----a',
    stored: '----a',
  },
  {
    name: 'once, however often it opens',
    events: 'o-c-o',
    state: closed,
    expected: 'a',
    sent: 'a',
    stored: 'a',
  },
  {
    name: 'again when a newer note comes',
    events: '9ms n',
    state: open,
    expected: 'a 8ms b',
    sent: 'a 8ms b',
    stored: 'a 8ms b',
  },
  {
    name: 'at once, though what was seen before is still being told',
    events: '--n',
    state: open,
    expected: 'a-b',
    sent: 'a-b',
    stored: 'a-b',
  },
  {
    name: 'not what another tab has seen already',
    events: '-t-o',
    state: closed,
    expected: '',
    sent: '',
    stored: '',
  },
  {
    name: 'not without notes',
    events: '-o',
    state: { ...closed, allNotes: {} },
    expected: '',
    sent: '',
    stored: '',
  },
  {
    name: 'once even where the platform fails: the next newer note tells it again',
    events: '9ms n',
    state: open,
    status: 500,
    expected: 'a 8ms b',
    sent: 'a 8ms b',
    stored: 'a 8ms b',
  },
];

cases(
  'the newest note has been seen',
  (m, { events, state = {}, status = 200, expected, sent, stored }: Case) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: answer({}, status) }));
    const storage = memoryStorage();
    const answers$ = answersOf(m, markSeen, { events, values, state, platform, world: { storage } });
    const advanced = (time: number): Event => ({ type: 'seen.advanced', time });
    m.expect(answers$).toBeObservable(expected, { a: advanced(600), b: advanced(700) });
    m.expect(platform.requests$).toBeObservable(sent, told);
    m.expect(storage.changed$).toBeObservable(stored, {
      a: 'notesLastMarkedSeen = 600',
      b: 'notesLastMarkedSeen = 700',
    });
  },
  rules,
);

test(
  'what was seen is told to the end, though newer ones come meanwhile',
  marbles((m) => {
    const tellings = m.cold('5ms (a|)', { a: answer({}) });
    const platform = fakePlatform(() => tellings);
    const answers$ = answersOf(m, markSeen, { events: '--n', values, state: open, platform });
    m.expect(answers$.pipe(ignoreElements())).toBeObservable('');
    m.expect(tellings).toHaveSubscriptions(['^----!', '--^----!']);
  }),
);
