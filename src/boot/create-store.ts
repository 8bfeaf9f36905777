import { concat, map, merge, NEVER, noop, of, share, shareReplay, switchMap } from 'rxjs';
import { browserEnvironment } from '../browser/environment';
import { watchRefusals } from '../browser/sign-in/watch-refusals';
import {
  type AnyHandlers,
  createPanelClient,
  type Deps,
  initialState,
  panelBehaviours,
  panelHandlers,
  reduceWith,
  type RunningStore,
  startStore,
} from '../streams';
import type { Transport } from '../client';
import type { Access, BootContext } from './boot-context';
import { actions, background } from './chunks';

/** The panel's store, and the other parts that the console uses. */
export interface StoreParts {
  readonly store: RunningStore;
  readonly deps: Deps;
  readonly transport: Transport;
  /** All tokens that this page has used. The recordings of the console never contain them. */
  readonly secrets: readonly string[];
}

/** Creates the panel's store in this browser, without running it. */
export function createStore(
  { config, window, storage, locks, wish }: BootContext,
  access: Access,
  host: Deps['host'],
  report: Deps['report'],
): StoreParts {
  const { transport, refusals$ } = watchRefusals(access.transport);
  const { platformOrigin: apiOrigin, postOnly, features } = config;
  // All tokens that this page has used; the last one is in use.
  const secrets = access.session ? [access.session.token] : [];
  const token = (): string | undefined => secrets.at(-1);
  const environment = browserEnvironment(
    window,
    actions.loaded$.pipe(switchMap(({ browserKeys }) => browserKeys(window.document))),
    actions.loaded$.pipe(switchMap(({ browserAttention }) => browserAttention(window))),
  );
  const clientOptions = { apiOrigin, postOnly, transport, token };
  const deps: Deps = {
    // This client has no gate: before the first response only the list is requested, and its retries wait by
    // themselves.
    client: createPanelClient(clientOptions),
    storage: {
      ...storage,
      changes$: merge(
        storage.changes$,
        background.loaded$.pipe(
          switchMap(({ missedChanges }) => missedChanges(storage, environment)),
          // Shared, so that the stored values are compared once, not once for each behaviour that follows
          // storage.
          share(),
        ),
      ),
    },
    locks,
    // The actions chunk replaces these. Only its behaviours use them.
    outbox: { change: () => NEVER, put: noop, all: () => NEVER, changes$: NEVER },
    analytics: { record: noop, bump: noop, isHeard: () => false },
    drawList: () => undefined,
    // All behaviours share one channel to the other tabs.
    tabs$: background.loaded$.pipe(
      switchMap(({ browserTabs }) => browserTabs(window)),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    host,
    screenWanted$: wish.isWanted() ? undefined : wish.wanted$,
    environment,
    report,
    goToSignIn: (isAsked) => access.signInAgain(isAsked, token()),
    signOut: () => access.signOut?.(),
    open: (href) => window.open(href, '_blank', 'noreferrer'),
    cursorPaging: features.cursorPaging,
    keepList: features.keepList,
    jitterMs: () => Math.random() * config.jitterMs,
    uniqueId: () => String(Math.random()),
    tokenExpiresAt: access.session?.expiresAt ?? Infinity,
    token,
    adopt: (session) => secrets.push(session.token),
    leave: (why) => access.leave?.(why),
    tokenRejected$: background.loaded$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenRejected$)),
    tokenDoubted$: background.loaded$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenDoubted$)),
  };
  // The handlers of the first screen. Each chunk adds handlers for the events that its code sends.
  let handlers: Partial<AnyHandlers> = panelHandlers;
  const added$ = merge(background.loaded$, actions.loaded$).pipe(
    map(({ streamsOf }) => {
      const added = streamsOf({ config, window, report, clientOptions, client: deps.client });
      handlers = { ...handlers, ...added.handlers };
      Object.assign(deps, added.deps);
      return added.behaviours;
    }),
  );
  const store = startStore(deps, concat(of(panelBehaviours), added$), initialState, (state, event) =>
    reduceWith(handlers)(state, event),
  );
  return { store, deps, transport, secrets };
}
