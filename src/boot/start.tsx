import { concat, map, of, type Subscription, switchMap, take } from 'rxjs';
import { App } from '../components/app';
import { PanelContext } from '../components/panel-context';
import { browserAnalytics } from '../edge/analytics';
import { browserHost } from '../edge/host';
import { browserLocks } from '../edge/locks';
import { browserSurroundings } from '../edge/surroundings';
import { watchUnauthorized } from '../edge/unauthorized';
import { late$ } from '../load-late';
import { effects } from '../streams/effects';
import { createPanelClient } from '../streams/platform';
import { sources } from '../streams/sources';
import { type RunningStore, startStore } from '../streams/start-store';
import type { Deps } from '../streams/deps';
import type { Access, Stage } from './stage';

/** The panel at work, on the screen, until unsubscribed. */
export function start(stage: Stage, access: Access, report: (problem: string) => void): Subscription {
  const store = openStore(stage, access, report);
  const { links } = stage.config;
  const canSignOut = access.signOut !== undefined;
  stage.show((locale) => (
    <PanelContext value={{ store, links, locale, canSignOut }}>
      <App />
    </PanelContext>
  ));
  return store.run$.subscribe();
}

function openStore({ config, window, storage }: Stage, access: Access, report: Deps['report']): RunningStore {
  const { transport, unauthorized$ } = watchUnauthorized(access.transport);
  const { platformOrigin: apiOrigin, postOnly, features } = config;
  const { token, expiresAt = Infinity } = access.session ?? {};
  const deps: Deps = {
    client: createPanelClient({ apiOrigin, postOnly, transport, ...(token !== undefined && { token }) }),
    storage,
    locks: browserLocks(window.navigator),
    host: browserHost(window, config.hostOrigins),
    surroundings: browserSurroundings(
      window,
      late$.pipe(switchMap(({ browserKeys }) => browserKeys(window.document))),
    ),
    report,
    analytics: browserAnalytics(window, config.statsOrigin),
    signIn: access.signIn,
    signOut: () => access.signOut?.(),
    open: (href) => window.open(href, '_blank', 'noopener'),
    jitterMs: () => Math.random() * config.jitterMs,
    tokenExpiresAt: expiresAt,
    unauthorized$,
  };
  // Before a note can be seen open, what can be done with it is at work.
  const acting$ = late$.pipe(
    take(1),
    map(({ actingWith }) => actingWith(features)),
  );
  return startStore(deps, concat(of({ ...effects, ...sources }), acting$));
}
