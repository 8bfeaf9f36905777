import {
  firstCamera,
  follow,
  hold,
  pan,
  pause,
  release,
  reveal,
  spanOf,
  zoom,
} from '../../../src/devtools/picture/camera';
import { xOf } from '../../../src/devtools/picture/span';
import { fit, zoomBy } from '../../../src/devtools/picture/moves';
import { spanIn } from '../../../src/devtools/picture/scene';
import { createViewModel } from '../../../src/devtools/picture/view-model';
import { initialState } from '../../../src/streams/state/state';
import { DAWN_MS, type Traced, traced } from './support/traced';

const span = (camera: ReturnType<typeof firstCamera>, now: number) => spanOf(camera, now, 0, 1000);

test('follows the present until it is paused, and again on request', () => {
  const camera = firstCamera(50_000);
  expect(span(camera, 60_000).to - span(camera, 50_000).to).toBe(10_000);
  const paused = pause(camera, 60_000);
  expect(span(paused, 90_000)).toEqual({ ...span(paused, 60_000), now: 90_000 });
  expect(span(follow(paused), 90_000).to).toBe(span(camera, 90_000).to);
});

test('zooms around the pointer, between 20 ms and an hour', () => {
  const camera = pause(firstCamera(50_000), 60_000);
  const before = span(camera, 60_000);
  const zoomed = span(zoom(camera, 0.5, 0.25), 60_000);
  expect(zoomed.to - zoomed.from).toBe(15_000);
  expect(xOf(zoomed, before.from + 0.25 * 30_000)).toBeCloseTo(250);
  expect(zoom(camera, 1e-9).lengthMs).toBe(20);
  expect(zoom(camera, 1e9).lengthMs).toBe(3_600_000);
});

test('pans into the past, and follows again at the present', () => {
  const past = pan(firstCamera(60_000), -0.5, 60_000);
  expect(past).toMatchObject({ to: 45_000, isFollowing: false });
  expect(pan(past, 0.4, 60_000)).toMatchObject({ to: 57_000, isFollowing: false });
  expect(pan(past, 0.6, 60_000).isFollowing).toBe(true);
});

test('moves only to reveal a time that is not shown', () => {
  const camera = firstCamera(60_000);
  expect(reveal(camera, 55_000, 60_000)).toBe(camera);
  const { from, to } = span(reveal(camera, 5000, 60_000), 60_000);
  expect(from < 5000 && to > 5000).toBe(true);
});

test('stands still while the pointer holds it, and then follows again', () => {
  const held = hold(firstCamera(60_000), 60_000);
  expect(hold(held, 61_000)).toBe(held);
  expect(span(held, 90_000)).toEqual({ ...span(held, 60_000), now: 90_000 });
  expect(span(pause(held, 90_000), 99_000).to).toBe(span(held, 90_000).to);
  expect(pan(held, -0.5, 90_000)).toMatchObject({ to: 45_000, isFollowing: false, isHeld: false });
  const zoomed = span(zoom(held, 0.5, 0.25), 90_000);
  expect(xOf(zoomed, span(held, 60_000).from + 0.25 * 30_000)).toBeCloseTo(250);
  expect(span(release(zoom(held, 0.5, 0.25)), 90_000).to).toBe(90_000 + 0.08 * 15_000);
});

const modelOf = ({ trace, monitor }: Traced) =>
  createViewModel({ trace, source: { monitor, since: DAWN_MS, current: () => initialState } });

const liked = traced([[9000, { type: 'action.requested', action: 'like', id: 7 }]], 20_000);
const click = liked.trace.marks().find(({ label }) => label === 'action.requested');

test('fits the marbles that pass the filters: a chain of a fifth of a second fills the width', () => {
  const model = modelOf(liked);
  model.filterBy({ causedWith: click?.id, pattern: 'outbox' });
  const marks = model.visible();
  fit(model);
  const span = spanIn(model, 1000);
  expect(span.to - span.from).toBeLessThan(300);
  expect(marks.map(({ at }) => xOf(span, at) > 50 && xOf(span, at) < 950)).not.toContain(false);
  expect(model.state$.value.camera.isFollowing).toBe(false);
});

test('zooms at the chosen marble, which keeps its place', () => {
  const model = modelOf(liked);
  model.choose(click);
  const place = () => xOf(spanIn(model, 1000), click?.at ?? 0);
  const before = place();
  for (let times = 0; times < 6; times += 1) zoomBy(model, 0.5);
  expect(place()).toBeCloseTo(before);
  expect(model.state$.value.camera.lengthMs).toBe(30_000 / 64);
});

const early = traced([[100, { type: 'action.requested', action: 'like', id: 7 }]], 5000);

test('opens with the streams that are active, those of actions first', () => {
  const names = modelOf(early)
    .filtered()
    .lanes.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['events', 'outbox']);
  expect(names).toContain('polling');
  expect(names).not.toContain('restoreReads');
  expect(names).not.toContain('linkReply');
});

test('adds no lane while the pointer holds the picture', () => {
  const model = modelOf(early);
  const { camera } = model.state$.value;
  model.update({ camera: hold(camera, DAWN_MS + 50) });
  expect(model.filtered().lanes.map(({ name }) => name)).not.toContain('statusBar');
  model.update({ camera: release(model.state$.value.camera) });
  expect(model.filtered().lanes.map(({ name }) => name)).toContain('statusBar');
});
