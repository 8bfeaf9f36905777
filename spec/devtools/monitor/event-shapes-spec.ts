import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { checkEvent, EVENT_TYPES } from '../../../src/devtools/monitor/event-shapes';
import { anyEvents } from '../../support/generated/events';

test('the generated table of fields is up to date (npm run console:shapes writes it)', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/event-shapes.ts', '--check'], {
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});

test('[action-events] accepts every event that the types allow', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      for (const event of events) expect(checkEvent(event)).toBe(event);
    }),
  );
});

test('accepts the type alone of an event without fields', () => {
  expect(checkEvent('notes.outdated')).toEqual({ type: 'notes.outdated' });
});

test.each(['live', 'polling', 'offline', 'refused'])('accepts a connection that is %s', (kind) => {
  const event = { type: 'connection.changed', connection: { kind } };
  expect(checkEvent(event)).toBe(event);
});

test.each([
  [7, '7 is not an event'],
  [null, 'null is not an event'],
  [{}, '{} is not an event'],
  [
    { type: 'note.slected', id: 7 },
    "There is no event 'note.slected'. Similar: note.selected, note.deselected",
  ],
  [{ type: 'toString' }, "There is no event 'toString'"],
  ['note.selected', 'note.selected: id is undefined, expected an id (a whole number above 0).'],
  [{ type: 'note.selected', id: '7' }, 'id is "7", expected an id'],
  [{ type: 'note.selected', id: 7, is: 1 }, 'is is not a field of this event: id'],
  [
    { type: 'filter.selected', name: 'most' },
    'expected "all" or "unread" or "comments" or "follows" or "likes"',
  ],
])('[filter-names] rejects %j and names the problem', (input, message) => {
  expect(() => checkEvent(input)).toThrow(message);
});

test('rejects any other value with a ConsoleError', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ type: fc.constantFrom(...EVENT_TYPES), id: fc.anything() })),
      (input) => {
        try {
          checkEvent(input);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ConsoleError' });
        }
      },
    ),
  );
});
