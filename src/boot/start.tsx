import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  noop,
  of,
  shareReplay,
  type Subscription,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { App } from '../components/app';
import { createDeferredParts } from '../components/deferred-parts';
import { PanelContext } from '../components/panel-context';
import { installConsole, isConsoleRequested } from '../browser/console';
import { browserHost } from '../browser/host';
import { idle$ } from '../browser/idle';
import { browserLocks } from '../browser/locks';
import { browserEnvironment } from '../browser/environment';
import { hostThemes, showTheme } from '../browser/theme';
import { watchRefusals } from '../browser/sign-in/watch-refusals';
import { deferred$, loadDeferred } from './load-deferred';
import {
  createPanelClient,
  type Deps,
  initialBehaviours,
  isListKnown,
  type RunningStore,
  startStore,
  type Store,
} from '../streams';
import { POLL_INTERVAL_MS } from '../streams/timing';
import type { ConsoleOptions } from '../streams/console/options';
import type { Access, BootContext } from './boot-context';

/** If the first response takes longer, in milliseconds, the deferred code is loaded meanwhile. If that fails, it is tried again with each poll. */
const PRELOAD_AFTER_MS = 500;

/** Starts the panel: store, screen, theme and console. It runs until unsubscribed. */
export function start(context: BootContext, access: Access, report: (problem: string) => void): Subscription {
  const host = browserHost(context.window, context.config.hostOrigins);
  const { store, secrets, ...consoleParts } = createStore(context, access, host, report);
  const { links } = context.config;
  const canSignOut = access.signOut !== undefined;
  const parts = createDeferredParts(loadDeferred);
  const show = (shown: Store): void =>
    context.show(
      (locale) => (
        <PanelContext value={{ store: shown, links, parts, locale, canSignOut }}>
          <App />
        </PanelContext>
      ),
      true,
    );
  // Renders when the page is idle, or earlier if the list is there: then no placeholder shows.
  const shown$ = merge(idle$(context.window), store.state$.pipe(filter(isListKnown))).pipe(
    take(1),
    tap(() => show(store)),
  );
  const preloaded$ = timer(PRELOAD_AFTER_MS, POLL_INTERVAL_MS).pipe(
    tap(() => void parts.preload()),
    takeUntil(deferred$),
  );
  const isFromStart = isConsoleRequested(context.window);
  const open = installConsole(context.window, async () =>
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
    }),
  );
  // A console that is wanted from the start is loaded first, so that it misses nothing.
  const console$ = isFromStart
    ? defer(open).pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      )
    : EMPTY;
  const themes$ = hostThemes(host).pipe(tap((theme) => showTheme(context.window.document, theme)));
  // The panel is ready for messages (`store.run$`) before its screen shows.
  return merge(concat(console$, merge(store.run$, shown$)), themes$, preloaded$).subscribe();
}

function createStore(
  { config, window, storage }: BootContext,
  access: Access,
  host: Deps['host'],
  report: Deps['report'],
): Pick<ConsoleOptions, 'deps' | 'transport' | 'secrets'> & { readonly store: RunningStore } {
  const { transport, refusals$ } = watchRefusals(access.transport);
  const { platformOrigin: apiOrigin, postOnly, features } = config;
  // All tokens that this page has used; the last one is in use.
  const secrets = access.session ? [access.session.token] : [];
  const token = (): string | undefined => secrets.at(-1);
  // Only deferred behaviours record.
  let analytics: Deps['analytics'] = { record: noop, bump: noop, isHeard: () => false };
  const deps: Deps = {
    client: createPanelClient({ apiOrigin, postOnly, transport, token }),
    storage,
    locks: browserLocks(window.navigator),
    // One channel for all behaviours that ask for it.
    tabs$: deferred$.pipe(
      switchMap(({ browserTabs }) => browserTabs(window)),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    host,
    environment: browserEnvironment(
      window,
      deferred$.pipe(switchMap(({ browserKeys }) => browserKeys(window.document))),
    ),
    report,
    get analytics() {
      return analytics;
    },
    signIn: () => access.signIn(token()),
    signOut: () => access.signOut?.(),
    open: (href) => window.open(href, '_blank', 'noreferrer'),
    cursorPaging: features.cursorPaging,
    jitterMs: () => Math.random() * config.jitterMs,
    tokenExpiresAt: access.session?.expiresAt ?? Infinity,
    token,
    adopt: (session) => secrets.push(session.token),
    leave: (why) => access.leave?.(why),
    tokenRejected$: deferred$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenRejected$)),
    tokenDoubted$: deferred$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenDoubted$)),
  };
  // The chunk that shows an open note also has these behaviours, so they run before it shows.
  const behaviours$ = deferred$.pipe(
    take(1),
    map(({ browserAnalytics, deferredBehavioursFor }) => {
      analytics = browserAnalytics(window, config.statsOrigin);
      return deferredBehavioursFor(features);
    }),
  );
  const store = startStore(deps, concat(of(initialBehaviours), behaviours$));
  return { store, deps, transport, secrets };
}
