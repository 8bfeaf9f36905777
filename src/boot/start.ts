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

/** If the first response takes longer, in milliseconds, the background code is loaded meanwhile. */
const LOAD_AFTER_MS = 500;

/** Starts the panel: store, screen, theme and console. It runs until unsubscribed. */
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
  // Renders when the page is idle, or as soon as the list has arrived, which needs no placeholder.
  const shown$ = defer(() => {
    const when$ = merge(idle$(window), store.state$.pipe(filter(isListKnown))).pipe(
      take(1),
      switchMap(() => screen.loaded$),
      switchMap(({ drawable$ }) => drawable$(store)),
    );
    show(store, when$);
    return EMPTY;
  });
  // A screen loads this code together with the deferred code, when its first rows are painted.
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
  // In a framed panel the actions load together with the screen, because a key press may follow the opening.
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
  // A console that is requested at the start is loaded first, so that it records everything.
  const console$ = isFromStart
    ? from(background.load()).pipe(
        switchMap(() => installed$),
        switchMap((open) => open()),
        ignoreElements(),
        catchError(() => EMPTY),
      )
    : EMPTY;
  // In order of precedence: the choice of the blogger, of the host page, of the address, of the operator.
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
  // The panel is ready for messages (`store.run$`) before its screen shows.
  return merge(
    concat(console$, merge(store.run$, shown$, deferred$)),
    themes$,
    background$,
    installed$,
    actions$,
  ).subscribe();
}
