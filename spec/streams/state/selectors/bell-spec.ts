import { selectBell, selectNewestTime } from '../../../../src/streams/state/selectors';
import { after } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const early = note(7, { timestamp: '1970-01-01T00:00:10Z' });
const late = note(8, { type: 'like', timestamp: '1970-01-01T00:00:20Z' });
const seen = (lastSeenTime: number) => ({ ...after(holding(early, late)), lastSeenTime });

test.each([
  [0, 2, 'like'],
  [9, 2, 'like'],
  [10, 1, 'like'],
  [19, 1, 'like'],
  [20, 0, null],
])('seen up to second %i, %i notes are new, the newest a %s', (time, numNew, latestType) => {
  expect(selectBell(seen(time))).toEqual({ numNew, latestType });
});

test('hidden notes do not ring', () => {
  const state = after(seen(0), { type: 'moderation.requested', id: 8, kind: 'spam' });
  expect(selectBell(state)).toEqual({ numNew: 1, latestType: 'comment' });
});

test('what is newest is told in whole seconds, and seen up to it nothing is new', () => {
  const state = after(holding(note(7, { timestamp: '1970-01-01T00:00:10.900Z' })));
  expect(selectNewestTime(state)).toBe(10);
  expect(selectBell({ ...state, lastSeenTime: 10 }).numNew).toBe(0);
  expect(selectNewestTime(after({}))).toBe(0);
});

test('the same notes give the same bell', () => {
  const state = seen(9);
  expect(selectBell(after(state, { type: 'clock.ticked', now: 7 }))).toBe(selectBell(state));
});
