import type { Span } from './span';

/** The part of the time axis that is shown. */
export interface Camera {
  /** The right end in epoch milliseconds; unused while the camera follows the present and is not held. */
  readonly to: number;
  /** The length of the shown time in milliseconds. */
  readonly lengthMs: number;
  /** Whether the right end follows the present. */
  readonly isFollowing: boolean;
  /** Whether a following camera stands still until the pointer leaves the picture. */
  readonly isHeld: boolean;
}

export const MIN_LENGTH_MS = 20;
export const MAX_LENGTH_MS = 3_600_000;
/** The share of the width to the right of the present, which shows the ends of running delays. */
const AHEAD = 0.08;

export const firstCamera = (now: number): Camera => ({
  to: now,
  lengthMs: 30_000,
  isFollowing: true,
  isHeld: false,
});

/** Returns a camera that shows a whole span of past time. */
export const cameraOver = (from: number, to: number): Camera => ({
  to,
  lengthMs: Math.min(MAX_LENGTH_MS, Math.max(MIN_LENGTH_MS, (to - from) / (1 - 2 * AHEAD))),
  isFollowing: false,
  isHeld: false,
});

/** The end of the shown data: the present while the camera follows, otherwise `to`. */
const endOf = ({ isFollowing, isHeld, to }: Camera, now: number): number =>
  isFollowing && !isHeld ? now : to;

/** Returns the span of time to draw. */
export function spanOf(camera: Camera, now: number, since: number, width: number): Span {
  const to = endOf(camera, now) + camera.lengthMs * AHEAD;
  return { from: to - camera.lengthMs, to, width, since, now };
}

/** Stops a following camera at the present, or where the pointer holds it. */
export const pause = (camera: Camera, now: number): Camera =>
  camera.isFollowing ? { ...camera, to: endOf(camera, now), isFollowing: false, isHeld: false } : camera;

export const follow = (camera: Camera): Camera => ({ ...camera, isFollowing: true, isHeld: false });

/** Stops a following camera temporarily, so that no marble moves away from the pointer. */
export const hold = (camera: Camera, now: number): Camera =>
  camera.isFollowing && !camera.isHeld ? { ...camera, to: now, isHeld: true } : camera;

/** Lets a held camera follow the present again. */
export const release = (camera: Camera): Camera => (camera.isHeld ? follow(camera) : camera);

/**
 * Shows `factor` times as much time. The time at `place` (0 is the left end, 1 the right end) does
 * not move; a camera that follows and is not held keeps the present in place.
 */
export function zoom(camera: Camera, factor: number, place = 1 - AHEAD): Camera {
  const lengthMs = Math.min(MAX_LENGTH_MS, Math.max(MIN_LENGTH_MS, camera.lengthMs * factor));
  const to = camera.to + (camera.lengthMs - lengthMs) * (place - 1 + AHEAD);
  return { ...camera, lengthMs, to };
}

/**
 * Moves the camera by a share of the width. If a move to the right reaches the present, the camera follows
 * the present again.
 */
export function pan(camera: Camera, part: number, now: number): Camera {
  const paused = pause(camera, now);
  const moved = paused.to + part * paused.lengthMs;
  return moved >= now && part > 0 ? follow({ ...camera, to: now }) : { ...paused, to: moved };
}

/** Moves the camera to this time, unless the time is already shown. */
export function reveal(camera: Camera, at: number, now: number): Camera {
  const { from, to } = spanOf(camera, now, 0, 1);
  return at >= from && at <= to ? camera : { ...pause(camera, now), to: at + camera.lengthMs / 3 };
}
