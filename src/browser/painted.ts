import { merge, Observable, switchMap, take, tap, timer } from 'rxjs';
import { idle$ } from './idle';

/** Timeout in ms for a page that draws no frames, such as a closed panel. */
const WITHOUT_FRAMES_MS = 500;

/** Resolves when the next frame is painted and the page is idle, or after 500 ms. */
export const painted = (window: Window & typeof globalThis): Promise<unknown> =>
  new Promise((resolve) => {
    merge(frame$(window).pipe(switchMap(() => idle$(window))), timer(WITHOUT_FRAMES_MS))
      .pipe(take(1), tap(resolve))
      .subscribe();
  });

const frame$ = (window: Window): Observable<unknown> =>
  new Observable((subscriber) => {
    const id = window.requestAnimationFrame((at) => subscriber.next(at));
    return () => window.cancelAnimationFrame(id);
  });
