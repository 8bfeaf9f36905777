/**
 * @jest-environment ./spec/streams/list/time-zone.ts
 * @jest-environment-options {"timeZone": "America/Santiago"}
 */
import fc from 'fast-check';
import { timeText } from '../../src/components/time-text';
import { type GroupName, selectGroups } from '../../src/streams/list/groups';
import { stateAfter } from '../support/behaviour';
import { holding, note } from '../support/notes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The group and the text of a note at a time, both in epoch milliseconds. */
function shown(time: number, now: number): { readonly group: GroupName | undefined; readonly text: string } {
  const state = stateAfter(holding(note(1, { timestamp: new Date(time).toISOString() })));
  return { group: selectGroups({ ...state, now })[0]?.name, text: timeText(time, now, 'en') };
}

/** What is wrong with a text in a group; undefined if they agree. */
function disagreement(time: number, now: number): string | undefined {
  const { group, text } = shown(time, now);
  const days = Number(/^(\d+) days? ago$/.exec(text)?.[1] ?? 0);
  const isRight =
    days === 0 ||
    (group === 'yesterday' && days === 1) ||
    (group === 'days' && days >= 2) ||
    (group === 'week' && days >= 6);
  return isRight ? undefined : `${text} in ${String(group)} at ${new Date(now).toString()}`;
}

/** The clock of Santiago goes back on April 5th 2026, and forward on September 6th, at midnight. */
const CLOCK_CHANGES = ['2026-04-05T04:00:00Z', '2026-09-06T04:00:00Z'].map(Date.parse);
const anyTime = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
const nearClockChange = fc
  .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -2 * DAY, max: 7 * DAY }))
  .map(([change, after]) => change + after);
const anyAge = fc.integer({ min: 0, max: 5 * DAY + HOUR });

test('[days-by-the-calendar] days in the text of a note agree with its group, at any time of any day', () => {
  fc.assert(
    fc.property(fc.oneof(anyTime, nearClockChange), anyAge, (now, age) => {
      expect(disagreement(now - age, now)).toBeUndefined();
    }),
    { numRuns: 1000 * Number(process.env.RUNS ?? '1') },
  );
});

test('[days-by-the-calendar] they agree around each midnight of the days when the clock changes', () => {
  const nows = CLOCK_CHANGES.flatMap((change) =>
    [-1, 0, 1, 2, 3, 4].flatMap((day) =>
      [-3, -2, -1, 0, 1, 2, 3].map((half) => change + day * DAY + (half * HOUR) / 2),
    ),
  );
  const wrong = nows.flatMap((now) =>
    Array.from({ length: 125 }, (_, hours) => disagreement(now - hours * HOUR - 1, now) ?? []).flat(),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['21:30 yesterday', '2026-11-19T21:30', '2026-11-20T08:00', 'yesterday', '11 hours ago'],
  ['0:05 yesterday', '2026-11-19T00:05', '2026-11-20T23:55', 'yesterday', '1 day ago'],
  ['23:55 the day before', '2026-11-18T23:55', '2026-11-20T00:05', 'days', '2 days ago'],
  ['0:05 today', '2026-11-20T00:05', '2026-11-20T23:55', 'today', '24 hours ago'],
  ['0:01 today, 22.5 hours ago', '2026-11-20T00:01', '2026-11-20T22:31', 'today', '23 hours ago'],
])('a note of %s has the time and the group of its day', (_name, time, now, group, text) => {
  expect(shown(Date.parse(time), Date.parse(now))).toEqual({ group, text });
});
