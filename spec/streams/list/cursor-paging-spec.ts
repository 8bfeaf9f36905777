import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { listed } from '../../support/legend';
import { holding, note, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse } from '../../support/platform';

/** A time before noon; a greater number is an earlier time. */
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
const whole = (notes: readonly Note[], asked = 0): Event => listed({ notes, number: 20, asked });

const requests = {
  1: `GET /notifications/?number=11&before=${NOON - 5}`,
  2: `GET /notifications/?number=12&before=${NOON - 5}`,
  l: 'GET /notifications/?number=20',
};

interface Case {
  readonly name: string;
  readonly held: readonly Note[];
  /** The list has become outdated since it was requested. */
  readonly isOutdated?: boolean;
  readonly isOff?: boolean;
  /** The notes of the page that the platform sends. */
  readonly wireNotes?: readonly unknown[];
  readonly sent: string;
  readonly expected: string;
  readonly values: Readonly<Record<string, Event>>;
}

const ten = Array.from({ length: 10 }, (_, index) => index + 10);

const rules: Case[] = [
  {
    name: 'requests ten more notes up to the second of the oldest note',
    held: held([2, 1], [1, 5]),
    wireNotes: [wire(1, 5), ...ten.map((id) => wire(id, id))],
    values: { L: page([...held([1, 5]), ...ten.flatMap((id) => held([id, id]))], false) },
    sent: '    1',
    expected: '5ms L',
  },
  {
    name: 'requests as many more notes as there are known ones of that second',
    held: held([3, 5], [2, 5], [4, 1]),
    wireNotes: [wire(3, 5), wire(2, 5), wire(9, 8)],
    values: { L: page(held([3, 5], [2, 5], [9, 8]), true) },
    sent: '    2',
    expected: '5ms L',
  },
  {
    name: 'requests the whole list if the platform ignores `before`',
    held: held([2, 1], [1, 5]),
    wireNotes: [wire(2, 1), wire(1, 5)],
    values: { l: whole(held([9, 9])) },
    sent: '    1 4ms l',
    expected: '  10ms l',
  },
  {
    name: 'requests the whole list if the oldest note has no time',
    held: [...held([2, 1]), note(1, { timestamp: '' })],
    values: { l: whole(held([9, 9])) },
    sent: '    l',
    expected: '5ms l',
  },
  {
    name: 'requests the whole list if it is outdated',
    held: held([2, 1], [1, 5]),
    isOutdated: true,
    values: { l: whole(held([9, 9]), 1) },
    sent: '    l',
    expected: '5ms l',
  },
  {
    name: 'is off by default: then the list is requested ten notes longer',
    held: held([2, 1], [1, 5]),
    isOff: true,
    values: { l: whole(held([9, 9])) },
    sent: '    l',
    expected: '5ms l',
  },
];

cases(
  'cursor paging',
  (m, { held: notes, isOutdated = false, isOff = false, wireNotes = [], sent, expected, values }: Case) => {
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', { a: notesResponse(...(line.includes('before') ? wireNotes : [wire(9, 9)])) }),
    );
    const emitted$ = emittedBy(m, polling, {
      platform,
      world: { cursorPaging: !isOff },
      state: {
        ...holding(...notes),
        push: 'subscribed',
        tick: isOutdated ? 1 : 0,
        list: { ...initialState.list, loaded: 10, wanted: 20, listDue: isOutdated ? 1 : 0 },
      },
    });
    m.expect(emitted$, '20ms !').toBeObservable(expected, values);
    m.expect(platform.requests$, '20ms !').toBeObservable(sent, requests);
  },
  rules,
);
