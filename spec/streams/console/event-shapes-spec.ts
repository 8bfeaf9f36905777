import fc from 'fast-check';
import { checkEvent, EVENT_TYPES } from '../../../src/streams/console/event-shapes';
import { anyEvents } from '../../support/generated/events';

test('every event of the union is one', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      for (const event of events) expect(checkEvent(event)).toBe(event);
    }),
  );
});

test('a type alone stands for an event without fields', () => {
  expect(checkEvent('notes.outdated')).toEqual({ type: 'notes.outdated' });
});

test.each([
  [7, '7 is no event'],
  [null, 'null is no event'],
  [{}, '{} is no event'],
  [
    { type: 'note.slected', id: 7 },
    "There is no event 'note.slected'. Near to it: note.selected, note.deselected",
  ],
  [{ type: 'toString' }, "There is no event 'toString'"],
  ['note.selected', 'note.selected: id is undefined, expected an id (a whole number above 0).'],
  [{ type: 'note.selected', id: '7' }, 'id is "7", expected an id'],
  [{ type: 'note.selected', id: 7, is: 1 }, 'is is no field of it: id'],
  [
    { type: 'filter.selected', name: 'most' },
    'expected "all" or "unread" or "comments" or "follows" or "likes"',
  ],
])('%j is refused with a word on it', (given, message) => {
  expect(() => checkEvent(given)).toThrow(message);
});

test('anything else is refused without a defect', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ type: fc.constantFrom(...EVENT_TYPES), id: fc.anything() })),
      (given) => {
        try {
          checkEvent(given);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ConsoleError' });
        }
      },
    ),
  );
});
