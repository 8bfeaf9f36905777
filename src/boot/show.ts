import {
  combineLatest,
  EMPTY,
  filter,
  fromEvent,
  merge,
  NEVER,
  type Observable,
  of,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { toExtraWire, toWire, type ExtraPanelMessage } from '../embed/protocol';
import { browserHost } from '../browser/host';
import { reloadOwnPage } from '../lib/own-page';
import { POLL_INTERVAL_MS } from '../streams/timing';
import type { BootContext, Show } from './boot-context';
import { actions } from './chunks';
import { loadVisibly$, screen as screenChunk } from './load-screen';
import type { ScreenWish } from './screen-wish';

interface ShowOptions {
  readonly window: Window & typeof globalThis;
  readonly element: HTMLElement;
  readonly wish: ScreenWish;
  /**
   * Applies the theme in the address. Called at the first screen, because a sign-in restores the query of the
   * address.
   */
  readonly applyTheme: () => void;
  /** Applies the language in the address. Resolves with the locale. */
  readonly applyLanguage: () => Promise<string>;
}

/** Posts to the host page a message that section 7 does not define. */
export const postExtra = (window: Window, action: ExtraPanelMessage['action']): void =>
  browserHost(window, []).post(toExtraWire({ action }), false);

/**
 * Requests that the host page close the panel when Escape is pressed (section 9), until `shortcuts$` emits. It
 * is used while the code of the shortcuts loads, and on screens without notes.
 */
const closeOnEscape$ = (window: Window, shortcuts$: Observable<unknown>): Observable<unknown> =>
  fromEvent<KeyboardEvent>(window, 'keydown').pipe(
    filter(({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented),
    tap((event) => {
      // Otherwise Chromium would make a close request as well.
      event.preventDefault();
      browserHost(window, []).post(toWire({ action: 'togglePanel' }), false);
    }),
    takeUntil(shortcuts$),
  );

/**
 * Returns a function that draws screens into an element once a screen is wanted, and one that loads code for
 * them. Escape closes each screen.
 */
export function createShow({
  window,
  element,
  wish,
  applyTheme,
  applyLanguage,
}: ShowOptions): Pick<BootContext, 'show' | 'load'> {
  // The language is loaded in parallel with the chunks, and not at all if nothing is drawn.
  let language: Promise<string> | undefined;
  /** Whether the host page assumes that the screen has the panel's header. */
  let isHere = false;
  const screens$ = new Subject<{
    readonly screen: Parameters<Show>[0];
    readonly panelWhen$: Parameters<Show>[1];
    readonly meanwhile$: Observable<unknown>;
  }>();
  const post = (action: ExtraPanelMessage['action']): void => postExtra(window, action);
  const leave = (): void => {
    if (isHere) post('left');
    isHere = false;
  };
  /** Whether the page shows that code could not be loaded. */
  let hasFailed = false;
  const failure = {
    element,
    online$: fromEvent(window, 'online'),
    // The host page does not report openings to a panel that has posted `left`.
    focused$: fromEvent(window, 'blur').pipe(switchMap(() => fromEvent(window, 'focus'))),
    reload: () => reloadOwnPage(window),
    onFailed: (): void => {
      hasFailed = true;
      leave();
      post('shown');
    },
  };
  screens$
    .pipe(
      switchMap(({ screen, panelWhen$, meanwhile$ }) => {
        isHere ||= panelWhen$ !== undefined || !wish.isWanted();
        // When the code of the shortcuts, which is part of the actions, is loaded, it handles Escape.
        const closed$ = closeOnEscape$(window, panelWhen$ ? actions.loaded$ : NEVER);
        const drawn$ = wish.wanted$.pipe(
          switchMap(() => {
            if (!panelWhen$) leave();
            language ??= applyLanguage();
            const texts = language;
            return combineLatest([
              texts,
              loadVisibly$(screenChunk.load, wish, {
                ...failure,
                language: () => texts,
                closedAgain$: NEVER,
              }),
              (panelWhen$ ?? of(null)).pipe(take(1)),
            ]).pipe(
              tap(([locale, code]) => {
                // The failure was reported to the host page as a screen without the panel's header, so the
                // header is announced again.
                if (hasFailed && panelWhen$)
                  browserHost(window, []).post(toWire({ action: 'iFrameReady' }), false);
                hasFailed = false;
                isHere = panelWhen$ !== undefined;
                code.draw(element, screen(locale, code), () => post('shown'));
              }),
            );
          }),
        );
        return merge(drawn$, closed$, meanwhile$);
      }),
    )
    .subscribe();
  let hasTheme = false;
  return {
    show: (screen, panelWhen$, meanwhile$ = EMPTY) => {
      if (!hasTheme) applyTheme();
      hasTheme = true;
      screens$.next({ screen, panelWhen$, meanwhile$ });
    },
    // The language is applied again when a screen is drawn, because a sign-in restores the query.
    load: (load) =>
      loadVisibly$(load, wish, {
        ...failure,
        language: applyLanguage,
        closedAgain$: timer(POLL_INTERVAL_MS),
      }),
  };
}
