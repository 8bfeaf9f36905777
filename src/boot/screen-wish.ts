import { defer, type Observable, of, ReplaySubject, share, tap } from 'rxjs';
import { browserHost } from '../browser/host';
import { idle$ } from '../browser/idle';
import { toExtraWire } from '../embed/protocol';
import { type ScreenTime, screenWanted$, shown$ } from '../streams/host/screen-wanted';

/** Whether and when a screen is wanted (decision count-without-a-screen). */
export interface ScreenWish {
  readonly isWanted: () => boolean;
  /**
   * Emits once, when a screen is wanted. If the host page controls that time, the message `later` is posted to
   * it first.
   */
  readonly wanted$: Observable<unknown>;
  /** Whether the host page shows the panel; true until the host page has reported it. */
  readonly isShown: () => boolean;
  /** Emits each time the host page reports whether it shows the panel. */
  readonly shown$: Observable<boolean>;
}

/**
 * Returns the time in the address at which the screen is wanted. Called at each use, because a sign-in restores
 * the query.
 */
function screenTime({ location }: Window): ScreenTime {
  const time = new URLSearchParams(location.search).get('screen');
  if (time === null) return undefined;
  return time === 'now' || time === 'idle' ? time : 'later';
}

export function createScreenWish(
  window: Window & typeof globalThis,
  hostOrigins: readonly string[],
): ScreenWish {
  const host = browserHost(window, hostOrigins);
  const openings$ = shown$(host);
  let isWanted = !host.isEmbedded;
  let isShown = true;
  openings$
    .pipe(
      tap((shown) => {
        isShown = shown;
      }),
    )
    .subscribe();
  const once$ = defer(() => {
    const time = screenTime(window);
    if (time) host.post(toExtraWire({ action: 'later' }), false);
    return screenWanted$(host, time, idle$(window));
  }).pipe(
    tap(() => {
      isWanted = true;
    }),
    share({
      connector: () => new ReplaySubject(1),
      resetOnComplete: false,
      resetOnRefCountZero: false,
    }),
  );
  const isWantedNow = (): boolean => isWanted || screenTime(window) === 'now';
  return {
    isWanted: isWantedNow,
    wanted$: defer(() => (isWantedNow() ? of(null) : once$)),
    isShown: () => isShown,
    shown$: openings$,
  };
}
