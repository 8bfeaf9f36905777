import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  shareReplay,
  startWith,
  type Subscription,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { isConsoleRequested } from '../browser/console-requested';
import { browserHost } from '../browser/host';
import { idle$ } from '../browser/idle';
import { hostThemes, readTheme, showTheme } from '../browser/theme';
import { watchRefusals } from '../browser/sign-in/watch-refusals';
import { createStore } from './create-store';
import { actions, background } from './chunks';
import { loadOnce$ } from './load-once';
import { screen } from './load-screen';
import {
  createPanelClient,
  panelBehaviours,
  isBellKnown,
  isListKnown,
  startStore,
  type Store,
} from '../streams';
import { OUTBOX_KEY } from '../lib/storage-keys';
import type { Access, BootContext } from './boot-context';

/** If the first response takes longer than this many milliseconds, the background code is loaded before it. */
const LOAD_AFTER_MS = 500;

/** Starts the panel: store, screen, theme and console. They run until the subscription ends. */
export function start(context: BootContext, access: Access, report: (problem: string) => void): Subscription {
  const { window, storage, wish } = context;
  const host = browserHost(window, context.config.hostOrigins);
  const { store, secrets, ...consoleParts } = createStore(context, access, host, report);
  const { links } = context.config;
  const canSignOut = access.signOut !== undefined;
  const show = (shown: Store, when$: Observable<unknown> = of(null)): void =>
    context.show(
      (locale, { panelScreen }) => panelScreen({ store: shown, links, locale, canSignOut }),
      when$,
    );
  // Renders when the page is idle, or as soon as the list has arrived, which then needs no placeholder.
  const shown$ = defer(() => {
    const when$ = merge(idle$(window), store.state$.pipe(filter(isListKnown))).pipe(
      take(1),
      switchMap(() => screen.loaded$),
      switchMap(({ drawable$ }) => drawable$(store)),
    );
    show(store, when$);
    return EMPTY;
  });
  // If there is a screen, this code is loaded together with the deferred code, once the first rows are painted.
  const background$ = loadOnce$(
    background,
    merge(
      timer(LOAD_AFTER_MS),
      store.state$.pipe(filter((state) => isBellKnown(state) && !state.isScreenWanted)),
    ),
  );
  // A closed panel also sends the unfinished actions of a page that crashed.
  const unfinished$ =
    storage.get(OUTBOX_KEY) === undefined
      ? storage.changes$.pipe(filter(({ key }) => key === OUTBOX_KEY))
      : of(null);
  // In a framed panel, the actions are loaded together with the screen, because a key may be pressed as soon as
  // the panel opens.
  const actions$ = loadOnce$(actions, merge(unfinished$, host.isEmbedded ? wish.wanted$ : EMPTY));
  const deferred$ = wish.wanted$.pipe(
    switchMap(() => screen.loaded$),
    switchMap(({ preloaded$ }) => preloaded$),
  );
  const isFromStart = isConsoleRequested(window);
  const installed$ = background.loaded$.pipe(
    map(({ installConsole }) =>
      installConsole(window, async () =>
        (await import(/* webpackChunkName: 'console' */ './chunks/console')).openPanelConsole(context, {
          ...consoleParts,
          store,
          show,
          isFromStart,
          secrets,
          startStore,
          createClient: createPanelClient,
          panelBehaviours,
          watchRefusals,
          loadScreen: screen.load,
        }),
      ),
    ),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  // If the console is requested at the start, it is loaded before the store runs, so that it records
  // everything.
  const console$ = isFromStart
    ? from(background.load()).pipe(
        switchMap(() => installed$),
        switchMap((open) => open()),
        ignoreElements(),
        catchError(() => EMPTY),
      )
    : EMPTY;
  // In order of precedence: the theme of the blogger, the host page, the address, the operator.
  const themes$ = combineLatest([
    hostThemes(host).pipe(startWith(undefined)),
    store.state$.pipe(
      map(({ preferences }) => preferences.theme),
      distinctUntilChanged(),
    ),
  ]).pipe(
    tap(([theme, preferred]) =>
      showTheme(window.document, preferred ?? theme ?? readTheme(window) ?? context.config.theme),
    ),
  );
  // The store runs before the screen is drawn, so that the panel receives messages.
  return merge(
    concat(console$, merge(store.run$, shown$, deferred$)),
    themes$,
    background$,
    installed$,
    actions$,
  ).subscribe();
}
