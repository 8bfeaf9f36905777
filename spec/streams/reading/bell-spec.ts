import { selectBell, selectNewestTime } from '../../../src/streams/reading/bell';
import { stateAfter } from '../../support/behaviour';
import { looked, recordOn } from '../../support/outbox';
import { holding, note } from '../../support/notes';

const early = note(7, { timestamp: '1970-01-01T00:00:10Z' });
const late = note(8, { type: 'like', timestamp: '1970-01-01T00:00:20Z' });
const seen = (lastSeenTime: number) => ({ ...stateAfter(holding(early, late)), lastSeenTime });

test.each([
  [0, 2, 'like'],
  [9, 2, 'like'],
  [10, 1, 'like'],
  [19, 1, 'like'],
  [20, 0, null],
])(
  'if notes were seen up to second %i, %i are new and the newest has the type %s',
  (time, numNew, latestType) => {
    expect(selectBell(seen(time))).toEqual({ numNew, latestType });
  },
);

test('the bell does not count hidden notes', () => {
  const hidden = recordOn(late, 'spam');
  const state = stateAfter(seen(0), looked(hidden));
  expect(selectBell(state)).toEqual({ numNew: 1, latestType: 'comment' });
});

test('the time of the newest note is in whole seconds, and no note is new after it was seen', () => {
  const state = stateAfter(holding(note(7, { timestamp: '1970-01-01T00:00:10.900Z' })));
  expect(selectNewestTime(state)).toBe(10);
  expect(selectBell({ ...state, lastSeenTime: 10 }).numNew).toBe(0);
  expect(selectNewestTime(stateAfter({}))).toBe(0);
});

test('the bell is the same object as long as the notes are the same', () => {
  const state = seen(9);
  expect(selectBell(stateAfter(state, { type: 'clock.ticked', now: 7 }))).toBe(selectBell(state));
});
