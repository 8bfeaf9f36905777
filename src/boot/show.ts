import { combineLatest, fromEvent, merge, NEVER, of, Subject, switchMap, take, tap } from 'rxjs';
import { toExtraWire, toWire, type ExtraPanelMessage } from '../embed/protocol';
import { browserHost } from '../browser/host';
import type { Show } from './boot-context';
import { closeOnEscape$ } from './close-on-escape';
import { actions } from './load-parts';
import { loadScreen$ } from './load-screen';
import type { ScreenWish } from './screen-wish';

interface ShowOptions {
  readonly window: Window;
  readonly element: HTMLElement;
  readonly wish: ScreenWish;
  /** Applies what the address says, once the first screen is known: a sign-in restores its query. */
  readonly applyTheme: () => void;
  /** Resolves with the locale. */
  readonly applyLanguage: () => Promise<string>;
}

/** Posts a message that section 7 does not have. */
export const postExtra = (window: Window, action: ExtraPanelMessage['action']): void =>
  browserHost(window, []).post(toExtraWire({ action }), false);

/** Draws screens into an element, as soon as one is wanted; each closes with Escape. */
export function createShow({ window, element, wish, applyTheme, applyLanguage }: ShowOptions): Show {
  // Loads in parallel with the chunks; a panel without a screen and a redirect show no text.
  let language: Promise<string> | undefined;
  /** Whether the host page expects the panel's header. */
  let isHere = false;
  const screens$ = new Subject<{
    readonly screen: Parameters<Show>[0];
    readonly panelWhen$: Parameters<Show>[1];
  }>();
  const post = (action: ExtraPanelMessage['action']): void => postExtra(window, action);
  const leave = (): void => {
    if (isHere) post('left');
    isHere = false;
  };
  screens$
    .pipe(
      switchMap(({ screen, panelWhen$ }) => {
        isHere ||= panelWhen$ !== undefined || !wish.isWanted();
        // The shortcuts are part of the actions.
        const closed$ = closeOnEscape$(window, panelWhen$ ? actions.loaded$ : NEVER);
        const drawn$ = wish.wanted$.pipe(
          switchMap(() => {
            if (!panelWhen$) leave();
            language ??= applyLanguage();
            const { location } = window;
            const reload = async (): Promise<void> => {
              await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
              location.reload();
            };
            let hasFailed = false;
            const onTold = (): void => {
              hasFailed = true;
              leave();
              post('shown');
            };
            return combineLatest([
              language,
              loadScreen$(wish, {
                element,
                language,
                reload,
                onTold,
                online$: fromEvent(window, 'online'),
              }),
              (panelWhen$ ?? of(null)).pipe(take(1)),
            ]).pipe(
              tap(([locale, code]) => {
                // The host page has taken the failure for a screen without the panel.
                if (hasFailed && panelWhen$)
                  browserHost(window, []).post(toWire({ action: 'iFrameReady' }), false);
                isHere = panelWhen$ !== undefined;
                code.draw(element, screen(locale, code), () => post('shown'));
              }),
            );
          }),
        );
        return merge(drawn$, closed$);
      }),
    )
    .subscribe();
  let hasTheme = false;
  return (screen, panelWhen$) => {
    if (!hasTheme) applyTheme();
    hasTheme = true;
    screens$.next({ screen, panelWhen$ });
  };
}
