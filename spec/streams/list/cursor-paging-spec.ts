import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { listed } from '../../support/legend';
import { holding, note, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse } from '../../support/platform';
import { table } from '../../support/table';

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

const ten = Array.from({ length: 10 }, (_, index) => index + 10);
const page11 = [1, ...ten];

/** Notes as 'id:seconds', and all pages. */
const heldIn = (cell: string): readonly Note[] =>
  cell.split(' ').map((pair) => {
    const [id = 0, seconds = NaN] = pair.split(':').map(Number);
    return note(id, { timestamp: Number.isNaN(seconds) ? '' : time(seconds) });
  });
const pages: Record<string, readonly unknown[]> = {
  next: page11.map((id) => wire(id, id === 1 ? 5 : id)),
  sameSecond: [wire(3, 5), wire(2, 5), wire(9, 8)],
  same: [wire(2, 1), wire(1, 5)],
};
const values: Record<string, Event> = {
  L: page([...held([1, 5]), ...ten.flatMap((id) => held([id, id]))], false),
  S: page(held([3, 5], [2, 5], [9, 8]), true),
  l: whole(held([9, 9])),
  o: whole(held([9, 9]), 1),
};

/** The platform sends a `page`. The list is outdated (tick 1) or cursor paging is `off`. */
cases(
  'cursor paging',
  (m, { held: notes, page: sentPage, given, sent, expected }) => {
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', {
        a: notesResponse(...(line.includes('before') ? (pages[sentPage] ?? []) : [wire(9, 9)])),
      }),
    );
    const tick = given === 'outdated' ? 1 : 0;
    const emitted$ = emittedBy(m, polling, {
      platform,
      world: { cursorPaging: given !== 'off' },
      state: {
        ...holding(...heldIn(notes)),
        push: 'subscribed',
        tick,
        list: { ...initialState.list, loaded: 10, wanted: 20, listDue: tick },
      },
    });
    m.expect(emitted$, '20ms !').toBeObservable(expected, values);
    m.expect(platform.requests$, '20ms !').toBeObservable(sent, requests);
  },
  table(`
  held        | page       | sent    | expected | given    | name
  2:1 1:5     | next       | 1       | 5ms L    |          | requests ten more notes up to the second of the oldest note
  3:5 2:5 4:1 | sameSecond | 2       | 5ms S    |          | requests as many more notes as there are known ones of that second
  2:1 1:5     | same       | 1 4ms l | 10ms l   |          | requests the whole list if the platform ignores \`before\`
  2:1 1       |            | l       | 5ms l    |          | requests the whole list if the oldest note has no time
  2:1 1:5     |            | l       | 5ms o    | outdated | requests the whole list if it is outdated
  2:1 1:5     |            | l       | 5ms l    | off      | is off by default: then the list is requested ten notes longer
`),
);
