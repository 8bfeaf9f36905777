import { createLanes, isDrawn } from '../../../src/devtools/picture/lanes';
import type { Mark } from '../../../src/devtools/picture/mark';
import { mark } from './support/mark';
import { DAWN_MS } from './support/traced';

/** The one lane of these marbles; the first one waits for a delay of 50 ms. */
function laneOf(...marks: readonly Mark[]) {
  const all = createLanes();
  for (const [index, each] of marks.entries()) all.addTo(each, index === 0 ? 50 : undefined);
  const lane = all.laneOf('markSeen > send');
  if (!lane) throw new Error('no lane');
  return { ...all, lane };
}
const start = mark(1, { kind: 'subscribe' });

test('a subscription has its start, its first emission and its end', () => {
  const { lane } = laneOf(start, mark(2), mark(3), mark(4, { kind: 'complete' }));
  expect(lane.runs.get(1)).toEqual({
    subscriptionId: 1,
    row: 0,
    from: DAWN_MS + 1,
    start: 1,
    due: DAWN_MS + 51,
    first: DAWN_MS + 2,
    to: DAWN_MS + 4,
    end: 4,
  });
});

test('RxJS unsubscribes after each completion: that is not drawn, and is not the end', () => {
  const [completed, after] = [mark(2, { kind: 'complete' }), mark(3, { kind: 'unsubscribe' })];
  const { lane } = laneOf(start, completed, after);
  expect(lane.runs.get(1)?.to).toBe(DAWN_MS + 2);
  expect([completed, after].map((each) => isDrawn(lane, each))).toEqual([true, false]);
});

test('an unsubscription that ends a stream is drawn', () => {
  const stopped = mark(2, { kind: 'unsubscribe' });
  expect(isDrawn(laneOf(start, stopped).lane, stopped)).toBe(true);
});

test('a subscription from before the console was opened has no start', () => {
  expect(laneOf(mark(2)).lane.runs.get(1)).toMatchObject({ from: undefined, start: undefined });
});

test('a hundred subscriptions at the same time share six rows', () => {
  const marks = Array.from({ length: 100 }, (_, id) =>
    mark(id + 1, { kind: 'subscribe', subscriptionId: id }),
  );
  expect(laneOf(...marks).lane.rows).toBe(6);
});

test('dropping old marbles drops the subscriptions that have ended, and keeps those that go on', () => {
  const { drop, laneOf: laneNow } = laneOf(
    start,
    mark(2, { kind: 'complete' }),
    mark(3, { kind: 'subscribe', subscriptionId: 2 }),
    mark(4, { kind: 'subscribe', subscriptionId: 3 }),
    mark(6, { kind: 'complete', subscriptionId: 3 }),
  );
  drop(mark(5));
  const lane = laneNow('markSeen > send');
  expect(lane?.marks.map(({ id }) => id)).toEqual([6]);
  expect([...(lane?.runs.keys() ?? [])]).toEqual([2, 3]);
});
