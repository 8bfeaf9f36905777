import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  noop,
  type Observable,
  of,
  shareReplay,
  type Subscription,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { isConsoleRequested } from '../browser/console-requested';
import { browserHost } from '../browser/host';
import { idle$ } from '../browser/idle';
import { browserLocks } from '../browser/locks';
import { browserEnvironment } from '../browser/environment';
import { hostThemes, showTheme } from '../browser/theme';
import { watchRefusals } from '../browser/sign-in/watch-refusals';
import type { Chunk } from './chunk';
import { actions, background } from './load-parts';
import { screen } from './load-screen';
import {
  createPanelClient,
  type Deps,
  initialBehaviours,
  isBellKnown,
  isListKnown,
  type RunningStore,
  startStore,
  type Store,
} from '../streams';
import { isActionKey } from '../lib/storage-keys';
import { POLL_INTERVAL_MS } from '../streams/timing';
import type { ConsoleOptions } from '../streams/console/options';
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
  // Renders when the page is idle, or earlier if the list is there: then no placeholder shows.
  const shown$ = defer(() => {
    show(store, merge(idle$(window), store.state$.pipe(filter(isListKnown))));
    return EMPTY;
  });
  const background$ = loadOnce$(
    background,
    merge(timer(LOAD_AFTER_MS), store.state$.pipe(filter(isBellKnown))),
  );
  // A closed panel also finishes what a page has begun that died.
  const unfinished$ = merge(from(storage.keys()), storage.changes$.pipe(map(({ key }) => key))).pipe(
    filter(isActionKey),
  );
  // Beside the screen of a framed panel: what opens it may be followed by a key at once.
  const actions$ = loadOnce$(actions, merge(unfinished$, host.isEmbedded ? wish.wanted$ : EMPTY));
  const deferred$ = wish.wanted$.pipe(
    switchMap(() => screen.loaded$),
    switchMap(({ preloaded$ }) => preloaded$),
  );
  const isFromStart = isConsoleRequested(window);
  const installed$ = background.loaded$.pipe(
    take(1),
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
          initialBehaviours,
          watchRefusals,
          loadScreen: screen.load,
        }),
      ),
    ),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  // A console that is wanted from the start is loaded first, so that it misses nothing.
  const console$ = isFromStart
    ? from(background.load()).pipe(
        switchMap(() => installed$),
        switchMap((open) => open()),
        ignoreElements(),
        catchError(() => EMPTY),
      )
    : EMPTY;
  const themes$ = hostThemes(host).pipe(tap((theme) => showTheme(window.document, theme)));
  // The panel is ready for messages (`store.run$`) before its screen shows.
  return merge(
    concat(console$, merge(store.run$, shown$, deferred$)),
    themes$,
    background$,
    installed$,
    actions$,
  ).subscribe();
}

/** Loads code when `when$` emits, and again with each poll until that succeeds. */
const loadOnce$ = <T>({ load, loaded$ }: Chunk<T>, when$: Observable<unknown>): Observable<unknown> =>
  when$.pipe(
    take(1),
    switchMap(() => timer(0, POLL_INTERVAL_MS)),
    tap(() => void load().catch(() => undefined)),
    takeUntil(loaded$),
  );

function createStore(
  { config, window, storage, wish }: BootContext,
  access: Access,
  host: Deps['host'],
  report: Deps['report'],
): Pick<ConsoleOptions, 'deps' | 'transport' | 'secrets'> & { readonly store: RunningStore } {
  const { transport, refusals$ } = watchRefusals(access.transport);
  const { platformOrigin: apiOrigin, postOnly, features } = config;
  // All tokens that this page has used; the last one is in use.
  const secrets = access.session ? [access.session.token] : [];
  const token = (): string | undefined => secrets.at(-1);
  // Only actions are recorded, and their code is loaded later.
  let analytics: Deps['analytics'] = { record: noop, bump: noop, isHeard: () => false };
  const deps: Deps = {
    client: createPanelClient({ apiOrigin, postOnly, transport, token }),
    storage,
    locks: browserLocks(window.navigator),
    // One channel for all behaviours that ask for it.
    tabs$: background.loaded$.pipe(
      switchMap(({ browserTabs }) => browserTabs(window)),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    host,
    screenWanted$: wish.isWanted() ? undefined : wish.wanted$,
    environment: browserEnvironment(
      window,
      actions.loaded$.pipe(switchMap(({ browserKeys }) => browserKeys(window.document))),
    ),
    report,
    get analytics() {
      return analytics;
    },
    signIn: () => access.signIn(token()),
    signOut: () => access.signOut?.(),
    open: (href) => window.open(href, '_blank', 'noreferrer'),
    cursorPaging: features.cursorPaging,
    keepList: features.keepList,
    jitterMs: () => Math.random() * config.jitterMs,
    tokenExpiresAt: access.session?.expiresAt ?? Infinity,
    token,
    adopt: (session) => secrets.push(session.token),
    leave: (why) => access.leave?.(why),
    tokenRejected$: background.loaded$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenRejected$)),
    tokenDoubted$: background.loaded$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenDoubted$)),
  };
  const behaviours$ = merge(
    background.loaded$.pipe(
      take(1),
      map(({ backgroundBehavioursFor }) => backgroundBehavioursFor(features)),
    ),
    actions.loaded$.pipe(
      take(1),
      map(({ browserAnalytics, deferredBehavioursFor }) => {
        analytics = browserAnalytics(window, config.statsOrigin);
        return deferredBehavioursFor(features);
      }),
    ),
  );
  const store = startStore(deps, concat(of(initialBehaviours), behaviours$));
  return { store, deps, transport, secrets };
}
