import { distinctUntilChanged, filter } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/effects/mark-read';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { answersOf, recorder } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { answer, fakePlatform } from '../../support/platform';

const list = (...notes: readonly ReturnType<typeof note>[]): Event => ({
  type: 'notes.listed',
  notes,
  unreadable: [],
  number: 10,
  isComplete: true,
  lastSeenTime: 0,
  asked: 0,
});

const values: Record<string, Event> = {
  7: { type: 'note.selected', id: 7 },
  8: { type: 'note.selected', id: 8 },
  d: { type: 'note.deselected' },
  l: list(note(7), note(8)),
  t: { type: 'moderation.requested', id: 8, kind: 'trash' },
  A: { type: 'reads.allRequested' },
  u: { type: 'unread.requested', id: 7 },
  p: { type: 'notes.confirmed', asked: 0 },
};

const answers: Record<string, Event> = {
  a: { type: 'reads.confirmed', reads: { 7: true } },
  b: { type: 'reads.confirmed', reads: { 8: true } },
  c: { type: 'reads.confirmed', reads: { 7: true, 8: true } },
  u: { type: 'reads.confirmed', reads: { 7: false } },
};

const requests = {
  a: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
  b: 'POST /notifications/read {"counts":{"8":9999}} keepalive',
  c: 'POST /notifications/read {"counts":{"7":9999,"8":9999}} keepalive',
  u: 'POST /notifications/read {"counts":{"7":-1}} keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  /** What the platform says, one after another; the last one from then on. */
  readonly says?: readonly ReturnType<typeof answer>[];
  readonly expected: string;
  readonly sent: string;
}

const confirmed = filter(({ type }: Event) => type === 'reads.confirmed');

const fine = answer({ success: true, updated: [] });

const rules: Case[] = [
  { name: 'tells the platform the count 9999', events: '7', expected: '5ms a', sent: 'a' },
  { name: 'tells it once', events: '7 9ms d 7', expected: '5ms a', sent: 'a' },
  { name: 'tells in order, one at a time', events: '7-8', expected: '5ms a 4ms b', sent: 'a 4ms b' },
  {
    name: 'does not tell what the platform knows',
    events: '7',
    state: holding(note(7, { read: 1 })),
    expected: '',
    sent: '',
  },
  {
    name: 'that fails is told again with the next list',
    events: '7 9ms l',
    says: [answer({}, 500), fine],
    expected: '15ms a',
    sent: 'a 9ms a',
  },
  {
    name: 'that brings no success counts as a failure',
    events: '7 9ms l',
    says: [answer({ success: false }), fine],
    expected: '15ms a',
    sent: 'a 9ms a',
  },
  {
    name: 'that fails is told with the next one that is read',
    events: '7 9ms 8',
    says: [answer({}, 500), fine],
    expected: '15ms c',
    sent: 'a 9ms c',
  },
  {
    name: 'that an earlier visit could not tell is told with the first list',
    events: 'l',
    state: { ...holding(), noteReads: { 7: true, 99: true } },
    expected: '5ms a',
    sent: 'a',
  },
  {
    name: 'that fails is told again when a light poll has found the platform back',
    events: '7 9ms p',
    says: [answer({}, 500), fine],
    expected: '15ms a',
    sent: 'a 9ms a',
  },
  { name: 'of all notes is one request', events: 'A', expected: '5ms c', sent: 'c' },
  {
    name: 'can be taken back with the count -1',
    events: 'u',
    state: holding(note(7, { read: 1 })),
    expected: '5ms u',
    sent: 'u',
  },
  {
    name: 'and taken back at once ends unread on the platform too',
    events: '7u',
    expected: '5ms a 4ms u',
    sent: 'a 4ms u',
  },
  {
    name: 'taken back and read again ends read on the platform too',
    events: 'u7',
    state: holding(note(7, { read: 1 })),
    expected: '5ms u 4ms a',
    sent: 'u 4ms a',
  },
  {
    name: 'that is not taken back by the platform is told again',
    events: 'u 9ms p',
    state: holding(note(7, { read: 1 })),
    says: [answer({}, 500), fine],
    expected: '15ms u',
    sent: 'u 9ms u',
  },
  {
    name: 'happens also to the note that trashing another one selects',
    events: 't',
    state: { ...holding(note(7), note(8, { read: 1 })), selectedNoteId: 8, isWide: true },
    expected: '5ms a',
    sent: 'a',
  },
];

cases(
  'reading a note',
  (m, { events, state = holding(note(7), note(8)), says = [fine], expected, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: says[Math.min(count++, says.length - 1)] ?? fine }),
    );
    const answers$ = answersOf(m, markRead, {
      events,
      values,
      state,
      platform,
    }).pipe(confirmed);
    m.expect(answers$).toBeObservable(expected, answers);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);

test(
  'taken back while the platform is being told, it ends unread, whatever an answer of before says',
  marbles((m) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: fine }));
    const news: Event = {
      type: 'notes.fetched',
      notes: [note(7, { note_hash: 8 })],
      unreadable: [],
      asked: 99,
    };
    const state = holding(note(7));
    const answers$ = answersOf(m, markRead, {
      events: '7u-n',
      values: { ...values, n: news },
      state,
      platform,
    });
    m.expect(answers$.pipe(confirmed)).toBeObservable('5ms a 4ms u', answers);
    m.expect(platform.requests$).toBeObservable('a 4ms u', requests);
  }),
);

test(
  'keeps its local flag whatever the platform says',
  marbles((m) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: answer({}, 500) }));
    const flags = recorder<string>();
    const answers$ = answersOf(m, markRead, {
      events: '-7 9ms l',
      values,
      state: holding(note(7)),
      platform,
      watch: ({ noteReads }) => flags.tell(Object.keys(noteReads).join()),
    });
    m.expect(answers$).toBeObservable('-s 4ms f 4ms s 4ms f', {
      s: { type: 'reads.sent', reads: { 7: true } },
      f: { type: 'reads.failed' },
    });
    m.expect(flags.told$.pipe(distinctUntilChanged())).toBeObservable('nf', { n: '', f: '7' });
  }),
);
