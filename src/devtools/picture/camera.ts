import type { Span } from './span';

/** Which time is shown. */
export interface Camera {
  /** Epoch milliseconds of the right end; it stands still unless the camera follows and is not held. */
  readonly to: number;
  /** The milliseconds that are shown. */
  readonly lengthMs: number;
  /** Whether the right end is the present. */
  readonly isFollowing: boolean;
  /** Whether a camera that follows waits for the pointer to leave the picture. */
  readonly isHeld: boolean;
}

export const MIN_LENGTH_MS = 20;
export const MAX_LENGTH_MS = 3_600_000;
/** The part of the width to the right of the present, where running delays end. */
const AHEAD = 0.08;

export const firstCamera = (now: number): Camera => ({
  to: now,
  lengthMs: 30_000,
  isFollowing: true,
  isHeld: false,
});

/** Shows a whole span of past time. */
export const cameraOver = (from: number, to: number): Camera => ({
  to,
  lengthMs: Math.min(MAX_LENGTH_MS, Math.max(MIN_LENGTH_MS, (to - from) / (1 - 2 * AHEAD))),
  isFollowing: false,
  isHeld: false,
});

/** The last moment that the camera shows, without the part ahead of it. */
const endOf = ({ isFollowing, isHeld, to }: Camera, now: number): number =>
  isFollowing && !isHeld ? now : to;

/** The span to draw. */
export function spanOf(camera: Camera, now: number, since: number, width: number): Span {
  const to = endOf(camera, now) + camera.lengthMs * AHEAD;
  return { from: to - camera.lengthMs, to, width, since, now };
}

/** Stops at the present time, or where the pointer holds it. */
export const pause = (camera: Camera, now: number): Camera =>
  camera.isFollowing ? { ...camera, to: endOf(camera, now), isFollowing: false, isHeld: false } : camera;

export const follow = (camera: Camera): Camera => ({ ...camera, isFollowing: true, isHeld: false });

/** Lets a camera that follows stand still, so that no marble slides from under the pointer. */
export const hold = (camera: Camera, now: number): Camera =>
  camera.isFollowing && !camera.isHeld ? { ...camera, to: now, isHeld: true } : camera;

/** Lets a camera that was held follow again. */
export const release = (camera: Camera): Camera => (camera.isHeld ? follow(camera) : camera);

/**
 * Shows `factor` times as much time. The time at `place` (0 is the left end, 1 the right one) does
 * not move; a camera that follows and is not held keeps the present in place.
 */
export function zoom(camera: Camera, factor: number, place = 1 - AHEAD): Camera {
  const lengthMs = Math.min(MAX_LENGTH_MS, Math.max(MIN_LENGTH_MS, camera.lengthMs * factor));
  const to = camera.to + (camera.lengthMs - lengthMs) * (place - 1 + AHEAD);
  return { ...camera, lengthMs, to };
}

/** Moves by a part of the width; to the right end, it follows again. */
export function pan(camera: Camera, part: number, now: number): Camera {
  const paused = pause(camera, now);
  const moved = paused.to + part * paused.lengthMs;
  return moved >= now && part > 0 ? follow({ ...camera, to: now }) : { ...paused, to: moved };
}

/** Shows this time, if it is not shown. */
export function reveal(camera: Camera, at: number, now: number): Camera {
  const { from, to } = spanOf(camera, now, 0, 1);
  return at >= from && at <= to ? camera : { ...pause(camera, now), to: at + camera.lengthMs / 3 };
}
