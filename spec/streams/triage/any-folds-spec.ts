import fc from 'fast-check';
import { selectGroups } from '../../../src/streams/list/groups';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { Note } from '../../../src/streams/notes/note';
import { isRead } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { foldedIds, selectFolds, selectStops } from '../../../src/streams/triage/folds';
import { setAside } from '../../../src/streams/triage/set-aside';
import { assertProperty } from '../../support/generated/assert-property';
import { holding, note } from '../../support/notes';
import { looked, recordOn, reduceWithOutbox } from '../../support/outbox';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 18);

/** Notes that often fold: few types and targets, a few hours apart. The first ids are the newest. */
const anyNotes = fc
  .array(
    fc.record({
      type: fc.constantFrom('follow', 'follow', 'follow', 'follow', 'like', 'comment_like', 'comment'),
      post: fc.constantFrom(1, 1, 2),
      hours: fc.constantFrom(0, 0, 0, 1, 7, 13),
      read: fc.constantFrom(0, 0, 0, 0, 1),
    }),
    { minLength: 3, maxLength: 12, size: 'max' },
  )
  .map((wanted) => {
    let age = 0;
    return wanted.map(({ type, post, hours, read }, at) => {
      age += hours;
      const timestamp = new Date(NOW - age * HOUR_MS).toISOString();
      return note(100 - at, { type, read, timestamp, meta: { ids: { site: 1, post, comment: post + 5 } } });
    });
  });

/** A step of a story, about the note at an index. */
interface Step {
  readonly kind: string;
  readonly at: number;
}
const anySteps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'open',
      'close',
      'check',
      'check',
      'uncheck',
      'unfold',
      'aside',
      'readAll',
      'failed',
      'bar',
      'follows',
      'all',
    ),
    at: fc.nat({ max: 11 }),
  }),
  { maxLength: 9 },
);

function eventOf({ kind, at }: Step, state: State, notes: readonly Note[]): Event | undefined {
  const { [at % notes.length]: each } = notes;
  if (!each) return undefined;
  const { id } = each;
  const ids = foldedIds(state, id);
  switch (kind) {
    case 'open':
      return { type: 'note.selected', id };
    case 'close':
      return { type: 'note.deselected' };
    case 'check':
    case 'uncheck':
      return { type: 'checks.changed', ids, areChecked: kind === 'check' };
    case 'unfold':
      return { type: 'fold.opened', ids };
    case 'aside':
      return setAside(state, ids);
    case 'readAll':
      return { type: 'reads.allRequested' };
    case 'failed':
      return looked({ ...recordOn(each, 'follow'), state: 'failed' });
    case 'bar':
      return each.type === 'comment_like' ? looked(recordOn(each, 'trash')) : undefined;
    default:
      return { type: 'filter.selected', name: kind === 'all' ? 'all' : 'follows' };
  }
}

const idsOf = (notes: readonly Note[]): readonly number[] => notes.map(({ id }) => id);

/** What all notes of a fold must have in common, worded apart from the code. */
const commonOf = (state: State, { id, ...each }: Note): string =>
  [
    each.type,
    each.type === 'follow' ? '' : each.type === 'like' ? each.ids.post : each.ids.comment,
    isRead(state, { id, ...each }) ? 'read' : 'unread',
    id in state.checkedNoteIds ? 'checked' : 'unchecked',
    selectGroups(state).find(({ notes }) => notes.some((one) => one.id === id))?.name,
  ].join();

function expectSoundFolds(state: State): void {
  const rows = selectFolds(state);
  const visible = selectVisibleNotes(state);
  const failed = Object.values(state.outbox.records)
    .filter((record) => record.state === 'failed')
    .map((record) => record.note);
  // Each visible note is in one row, in the order of the list.
  expect(idsOf(rows.flat().filter((each) => visible.includes(each)))).toEqual(idsOf(visible));
  for (const row of rows) {
    expect(row.every(({ id }) => foldedIds(state, id).join() === idsOf(row).join())).toBe(true);
    if (row.length === 1) continue;
    expect(row.length).toBeGreaterThanOrEqual(3);
    expect(row.every((each) => visible.includes(each))).toBe(true);
    expect(new Set(row.map((each) => commonOf(state, each))).size).toBe(1);
    expect(row.every(({ type }) => type !== 'comment')).toBe(true);
    expect(row[0].timestamp - (row.at(-1)?.timestamp ?? NaN)).toBeLessThanOrEqual(12 * HOUR_MS);
    for (const { id } of row) {
      expect(id).not.toBe(state.selectedNoteId);
      expect(failed).not.toContain(id);
      expect(state.unfoldedNoteIds).not.toHaveProperty(String(id));
    }
  }
  expect(idsOf(selectStops(state))).toEqual(
    rows.flatMap(([first]) => (visible.includes(first) ? [first.id] : [])),
  );
}

test('[fold-rows] [fold-opened] whatever happens, each note is in one row, with those that belong to it', () => {
  let folded = 0;
  assertProperty(
    fc.property(anyNotes, anySteps, (notes, steps) => {
      let state: State = {
        ...initialState,
        ...holding(...notes),
        now: NOW,
        preferences: { ...initialState.preferences, isFolding: true },
      };
      expectSoundFolds(state);
      for (const step of steps) {
        const event = eventOf(step, state, notes);
        if (event) state = reduceWithOutbox(state, event);
        expectSoundFolds(state);
        folded += selectFolds(state).filter(({ length }) => length > 1).length;
      }
    }),
    300,
  );
  expect(folded).toBeGreaterThan(100);
});
