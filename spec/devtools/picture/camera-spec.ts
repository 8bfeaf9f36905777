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

test('a camera that does not follow is neither held nor released', () => {
  const paused = pause(firstCamera(50_000), 60_000);
  expect(hold(paused, 70_000)).toBe(paused);
  expect(release(paused)).toBe(paused);
});
