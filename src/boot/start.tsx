import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  type Subscription,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { App } from '../components/app';
import { preloadLate } from '../components/late-parts';
import { PanelContext } from '../components/panel-context';
import { browserAnalytics } from '../edge/analytics';
import { offerConsole, wantsConsole } from '../edge/console';
import { browserHost } from '../edge/host';
import { idle$ } from '../edge/idle';
import { browserLocks } from '../edge/locks';
import { browserSurroundings } from '../edge/surroundings';
import { hostThemes, showTheme } from '../edge/theme';
import { watchUnauthorized } from '../edge/unauthorized';
import { loadConsole } from '../load-console';
import { late$ } from '../load-late';
import { effects } from '../streams/effects';
import { createPanelClient } from '../streams/platform';
import { sources } from '../streams/sources';
import { isListKnown } from '../streams/state/selectors';
import { type RunningStore, startStore } from '../streams/start-store';
import type { ConsoleParts } from '../streams/console/parts';
import type { Deps } from '../streams/deps';
import type { Store } from '../streams/store';
import type { Access, Stage } from './stage';

/** Where the first answer takes longer, in milliseconds, what can wait for it is loaded meanwhile. */
const LATE_AFTER_MS = 500;

/** The panel at work, on the screen, until unsubscribed. */
export function start(stage: Stage, access: Access, report: (problem: string) => void): Subscription {
  const host = browserHost(stage.window, stage.config.hostOrigins);
  const { store, ...seams } = openStore(stage, access, host, report);
  const { links } = stage.config;
  const canSignOut = access.signOut !== undefined;
  const show = (shown: Store): void =>
    stage.show((locale) => (
      <PanelContext value={{ store: shown, links, locale, canSignOut }}>
        <App />
      </PanelContext>
    ));
  // An answer that is there by then is drawn at once: who has a quick platform never sees what stands in for the list.
  const shown$ = merge(idle$(stage.window), store.state$.pipe(filter(isListKnown))).pipe(
    take(1),
    tap(() => show(store)),
  );
  const slow$ = timer(LATE_AFTER_MS).pipe(tap(() => void preloadLate()));
  const isFromStart = wantsConsole(stage.window);
  const open = offerConsole(stage.window, () =>
    loadConsole({
      ...seams,
      store,
      show,
      isFromStart,
      printer: console,
      secrets: access.session ? [access.session.token] : [],
      devtools: Reflect.get(stage.window, '__REDUX_DEVTOOLS_EXTENSION__'),
    }),
  );
  // A console that is there before anything is subscribed to misses nothing; one that cannot be had is not waited for.
  const console$ = isFromStart
    ? defer(open).pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      )
    : EMPTY;
  const themes$ = hostThemes(host).pipe(tap((theme) => showTheme(stage.window.document, theme)));
  return merge(concat(console$, store.run$), themes$, shown$, slow$).subscribe();
}

function openStore(
  { config, window, storage }: Stage,
  access: Access,
  host: Deps['host'],
  report: Deps['report'],
): Pick<ConsoleParts, 'deps' | 'transport'> & { readonly store: RunningStore } {
  const { transport, unauthorized$ } = watchUnauthorized(access.transport);
  const { platformOrigin: apiOrigin, postOnly, features } = config;
  const { token, expiresAt = Infinity } = access.session ?? {};
  const deps: Deps = {
    client: createPanelClient({ apiOrigin, postOnly, transport, ...(token !== undefined && { token }) }),
    storage,
    locks: browserLocks(window.navigator),
    host,
    surroundings: browserSurroundings(
      window,
      late$.pipe(switchMap(({ browserKeys }) => browserKeys(window.document))),
    ),
    report,
    analytics: browserAnalytics(window, config.statsOrigin),
    signIn: access.signIn,
    signOut: () => access.signOut?.(),
    open: (href) => window.open(href, '_blank', 'noreferrer'),
    cursorPaging: features.cursorPaging,
    jitterMs: () => Math.random() * config.jitterMs,
    tokenExpiresAt: expiresAt,
    isFreshSignIn: access.isFresh === true,
    unauthorized$,
  };
  // Before a note can be seen open, what can be done with it is at work.
  const acting$ = late$.pipe(
    take(1),
    map(({ actingWith }) => actingWith(features)),
  );
  const store = startStore(deps, concat(of({ ...effects, ...sources }), acting$));
  return { store, deps, transport };
}
