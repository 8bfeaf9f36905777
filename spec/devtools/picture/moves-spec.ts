import { fit, zoomBy } from '../../../src/devtools/picture/moves';
import { spanIn } from '../../../src/devtools/picture/scene';
import { xOf } from '../../../src/devtools/picture/span';
import { createViewModel } from '../../../src/devtools/picture/view-model';
import { initialState } from '../../../src/streams/state/state';
import { DAWN_MS, traced } from './support/traced';

const { trace, monitor } = traced([[9000, { type: 'like.requested', id: 7, isLiked: true }]], 20_000);
const click = trace.marks().find(({ label }) => label === 'like.requested');
const opened = () =>
  createViewModel({ trace, source: { monitor, since: DAWN_MS, current: () => initialState } });

test('fits the marbles that pass the filters: a chain of a fifth of a second fills the width', () => {
  const model = opened();
  model.filterBy({ causedWith: click?.id, pattern: 'outbox' });
  const marks = model.visible();
  fit(model);
  const span = spanIn(model, 1000);
  expect(span.to - span.from).toBeLessThan(300);
  expect(marks.map(({ at }) => xOf(span, at) > 50 && xOf(span, at) < 950)).not.toContain(false);
  expect(model.state$.value.camera.isFollowing).toBe(false);
});

test('fits nothing if no marble passes the filters', () => {
  const model = opened();
  const { camera } = model.state$.value;
  model.filterBy({ pattern: 'nothing has this name' });
  fit(model);
  expect(model.state$.value.camera).toBe(camera);
});

test('zooms at the chosen marble, which keeps its place', () => {
  const model = opened();
  model.choose(click);
  const place = () => xOf(spanIn(model, 1000), click?.at ?? 0);
  const before = place();
  for (let times = 0; times < 6; times += 1) zoomBy(model, 0.5);
  expect(place()).toBeCloseTo(before);
  expect(model.state$.value.camera.lengthMs).toBe(30_000 / 64);
});

test('keeps the present in its place if no marble is chosen', () => {
  const model = opened();
  zoomBy(model, 0.5);
  expect(model.state$.value.camera).toMatchObject({ lengthMs: 15_000, isFollowing: true });
});
