/**
 * @jest-environment ./spec/streams/list/time-zone.ts
 * @jest-environment-options {"timeZone": "America/Santiago"}
 */
import { selectGroups } from '../../../src/streams/list/groups';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

/** A local time of September 2026: '6 01:00:00.000' is its sixth day. */
const local = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  const [hours = '0', minutes = '0', seconds = '0'] = time.split(':');
  return new Date(2026, 8, Number(day), Number(hours), Number(minutes), 0, Number(seconds) * 1000);
};

/** The group of a note of `time` at the time `now`. */
const groupOf = (time: string, now: string) =>
  selectGroups({
    ...stateAfter(holding(note(1, { timestamp: local(time).toISOString() }))),
    now: local(now).getTime(),
  }).map(({ name }) => name);

test('the spec runs in the time zone of Santiago', () => {
  expect(local('5 12:00').toString()).toContain('GMT-0400');
  expect(local('6 12:00').toString()).toContain('GMT-0300');
});

test.each<[string, string, readonly [time: string, name: string][]]>([
  [
    'at noon on the 21st',
    '21 12:00',
    [
      ['21 00:00:00.000', 'today'],
      ['21 23:59:59.999', 'today'],
      ['22 09:00', 'today'],
      ['20 23:59:59.999', 'yesterday'],
      ['20 00:00:00.000', 'yesterday'],
      ['19 23:59:59.999', 'days'],
      ['15 00:00:00.000', 'days'],
      ['14 23:59:59.999', 'week'],
      ['-9 00:00:00.000', 'week'],
      ['-10 23:59:59.999', 'month'],
      ['-400 12:00', 'month'],
    ],
  ],
  [
    'on a day that starts at 1:00 because the clock changes at midnight',
    '6 12:00',
    [
      ['6 01:00:00.000', 'today'],
      ['5 23:59:59.999', 'yesterday'],
      ['5 00:30', 'yesterday'],
      ['5 00:00:00.000', 'yesterday'],
      ['4 23:59:59.999', 'days'],
      ['0 00:30', 'days'],
      ['-1 23:59:59.999', 'week'],
    ],
  ],
  [
    'on the next day, whose yesterday had only 23 hours',
    '7 12:00',
    [
      ['7 00:00:00.000', 'today'],
      ['6 01:00:00.000', 'yesterday'],
      ['5 23:59:59.999', 'days'],
    ],
  ],
])('notes are in the group of their day %s', (_when, now, groups) => {
  expect(groups.map(([time]) => [time, ...groupOf(time, now)])).toEqual(groups);
});

test('[group-boundaries] the groups move at midnight', () => {
  expect(groupOf('21 12:00', '21 23:59:59.999')).toEqual(['today']);
  expect(groupOf('21 12:00', '22 00:00:00.000')).toEqual(['yesterday']);
});
