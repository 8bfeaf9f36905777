import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/sources/polling';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';
import { holding, note, wireNote } from '../../support/notes';
import { fakePlatform, notesAnswer } from '../../support/platform';

/** A second before noon for each: the greater the older. */
const time = (seconds: number): string => new Date(Date.UTC(2026, 10, 20, 12, 0, -seconds)).toISOString();
const wire = (id: number, seconds: number) => wireNote(id, { timestamp: time(seconds) });
const held = (...pairs: readonly (readonly [id: number, seconds: number])[]): readonly Note[] =>
  pairs.map(([id, seconds]) => note(id, { timestamp: time(seconds) }));
const NOON = Date.UTC(2026, 10, 20, 12) / 1000;

const page = (notes: readonly Note[], isComplete: boolean): Event => ({
  type: 'notes.paged',
  notes,
  unreadable: [],
  number: 20,
  isComplete,
  asked: 0,
});
const whole = (notes: readonly Note[], asked = 0): Event => ({
  type: 'notes.listed',
  notes,
  unreadable: [],
  number: 20,
  isComplete: true,
  lastSeenTime: 0,
  asked,
});

const requests = {
  b: `GET /notifications/?number=11&before=${NOON - 5}`,
  d: `GET /notifications/?number=12&before=${NOON - 5}`,
  w: 'GET /notifications/?number=20',
};

interface Case {
  readonly name: string;
  readonly held: readonly Note[];
  /** Something was told to have changed since the list was asked for. */
  readonly isOutdated?: boolean;
  readonly isOff?: boolean;
  /** What the platform sends for the page. */
  readonly sent?: readonly unknown[];
  readonly asked: string;
  readonly expected: string;
  readonly events: Readonly<Record<string, Event>>;
}

const ten = Array.from({ length: 10 }, (_, index) => index + 10);

const rules: Case[] = [
  {
    name: 'ten more are asked for by the second of the oldest, which is within it',
    held: held([2, 1], [1, 5]),
    sent: [wire(1, 5), ...ten.map((id) => wire(id, id))],
    asked: 'b',
    expected: '5ms p',
    events: { p: page([...held([1, 5]), ...ten.flatMap((id) => held([id, id]))], false) },
  },
  {
    name: 'all of that second that are held come once more, and are asked for besides',
    held: held([3, 5], [2, 5], [4, 1]),
    sent: [wire(3, 5), wire(2, 5), wire(9, 8)],
    asked: 'd',
    expected: '5ms p',
    events: { p: page(held([3, 5], [2, 5], [9, 8]), true) },
  },
  {
    name: 'a platform that does not know `before` is asked for the whole list',
    held: held([2, 1], [1, 5]),
    sent: [wire(2, 1), wire(1, 5)],
    asked: 'b 4ms w',
    expected: '10ms w',
    events: { w: whole(held([9, 9])) },
  },
  {
    name: 'so is one whose oldest note has no time',
    held: [...held([2, 1]), note(1, { timestamp: '' })],
    asked: 'w',
    expected: '5ms w',
    events: { w: whole(held([9, 9])) },
  },
  {
    name: 'what is held may be outdated: then the whole list is asked for',
    held: held([2, 1], [1, 5]),
    isOutdated: true,
    asked: 'w',
    expected: '5ms w',
    events: { w: whole(held([9, 9]), 1) },
  },
  {
    name: 'unless an operator wants it, the list is asked for ten longer',
    held: held([2, 1], [1, 5]),
    isOff: true,
    asked: 'w',
    expected: '5ms w',
    events: { w: whole(held([9, 9])) },
  },
];

cases(
  'with cursor paging,',
  (m, { held: notes, isOutdated = false, isOff = false, sent = [], asked, expected, events }: Case) => {
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', { a: notesAnswer(...(line.includes('before') ? sent : [wire(9, 9)])) }),
    );
    const answers$ = answersOf(m, polling, {
      platform,
      world: { cursorPaging: !isOff },
      state: {
        ...holding(...notes),
        push: 'subscribed',
        tick: isOutdated ? 1 : 0,
        list: { ...initialState.list, loaded: 10, wanted: 20, listDue: isOutdated ? 1 : 0 },
      },
    });
    m.expect(answers$, '20ms !').toBeObservable(expected, events);
    m.expect(platform.requests$, '20ms !').toBeObservable(asked, requests);
  },
  rules,
);
