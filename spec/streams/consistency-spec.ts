import fc from 'fast-check';
import { assertProperty } from '../support/generated/assert-property';
import type { Event } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/reducer';
import { selectSortedNotes } from '../../src/streams/state/sorted-notes';
import { initialState, type State } from '../../src/streams/state/state';
import { MAX_NOTES } from '../../src/streams/timing';
import { contradictions } from '../support/consistency';
import { anyEvents } from '../support/generated/events';
import { note } from '../support/notes';

/** The states before and after each event. */
function* statesOf(events: Parameters<typeof reduce>[1][]): Generator<readonly [State, State]> {
  let state: State = { ...initialState, isPanelOpen: true };
  for (const event of events) {
    const next = reduce(state, event);
    yield [state, next];
    state = next;
  }
}

test('[local-state] any events in any order lead to states without contradictions, whose tick, last seen time and list never decrease', () => {
  assertProperty(
    fc.property(anyEvents, (events) => {
      for (const [before, after] of statesOf([...events])) {
        expect(contradictions(after)).toEqual([]);
        expect(after.tick).toBe(before.tick + 1);
        expect(after.lastSeenTime).toBeGreaterThanOrEqual(before.lastSeenTime);
        expect(after.list.loaded).toBeGreaterThanOrEqual(before.list.loaded);
      }
    }),
    120,
  );
});

/** Many notes, some of them with the same time, in order and shuffled. */
const manyNotes = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 400 }), hour: fc.integer({ min: 0, max: 23 }) }), {
    selector: ({ id }) => id,
    maxLength: 160,
    size: 'max',
  })
  .chain((notes) => fc.tuple(fc.constant(notes), fc.shuffledSubarray(notes, { minLength: notes.length })));

test('the newest 100 of any number of notes are kept, whatever their order', () => {
  assertProperty(
    fc.property(manyNotes, fc.integer({ min: 1, max: 160 }), ([all, shuffled], size) => {
      const notes = shuffled.map(({ id, hour }) =>
        note(id, { timestamp: new Date(hour * 3_600_000).toISOString() }),
      );
      const events: Event[] = [];
      for (let at = 0; at < notes.length; at += size)
        events.push({ type: 'notes.fetched', notes: notes.slice(at, at + size), unreadable: [], asked: at });
      const newest = [...all].sort((a, b) => b.hour - a.hour || b.id - a.id).slice(0, MAX_NOTES);
      const held = selectSortedNotes(events.reduce(reduce, initialState));
      expect(held.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
    }),
    20,
  );
});
