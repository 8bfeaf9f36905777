import { defer, type Observable, of, ReplaySubject, share, tap } from 'rxjs';
import { browserHost } from '../browser/host';
import { idle$ } from '../browser/idle';
import { toExtraWire } from '../embed/protocol';
import { type ScreenTime, screenWanted$, shown$ } from '../streams/host/screen-wanted';

/** Whether and when the screen is wanted (decision count-without-a-screen). */
export interface ScreenWish {
  readonly isWanted: () => boolean;
  /**
   * Emits once, when the screen is wanted. A host page that controls the time gets the message
   * `later`.
   */
  readonly wanted$: Observable<unknown>;
  /** Whether the host page shows the panel; true until the host page reports it. */
  readonly isShown: () => boolean;
  /** Emits whenever the host page reports whether it shows the panel. */
  readonly shown$: Observable<boolean>;
}

/** The time in the address. Read at each use, because a sign-in restores the query. */
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
