import { tap } from 'rxjs';
import { idle$ } from './idle';

/** A page that is not rendered, such as that of a closed panel, has no frames. */
const WITHOUT_FRAMES_MS = 500;

/** Resolves when the next frame is painted and the page is idle, or after 500 ms. */
export const painted = (window: Window & typeof globalThis): Promise<void> =>
  new Promise((resolve) => {
    window.requestAnimationFrame(() => idle$(window).pipe(tap(resolve)).subscribe());
    window.setTimeout(resolve, WITHOUT_FRAMES_MS);
  });
