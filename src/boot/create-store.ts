import { concat, map, merge, noop, of, shareReplay, switchMap } from 'rxjs';
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

/** The store of the panel, and the other parts that the console uses. */
export interface StoreParts {
  readonly store: RunningStore;
  readonly deps: Deps;
  readonly transport: Transport;
  /** All tokens that this page has used. */
  readonly secrets: readonly string[];
}

/** Creates the store of the panel in this browser. Nothing runs yet. */
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
  // Does nothing until the code of actions is loaded: only actions are recorded.
  let analytics: Deps['analytics'] = { record: noop, bump: noop, isHeard: () => false };
  let drawList: Deps['drawList'] = () => undefined;
  let outbox: Deps['outbox'] | undefined;
  const environment = browserEnvironment(
    window,
    actions.loaded$.pipe(switchMap(({ browserKeys }) => browserKeys(window.document))),
    actions.loaded$.pipe(switchMap(({ browserAttention }) => browserAttention(window))),
  );
  const options = { apiOrigin, postOnly, transport, token };
  // Before the first answer there is only the list, which waits by itself.
  let client = createPanelClient(options);
  const deps: Deps = {
    get client() {
      return client;
    },
    storage: {
      ...storage,
      changes$: merge(
        storage.changes$,
        actions.loaded$.pipe(switchMap(({ missedChanges }) => missedChanges(storage, environment))),
      ),
    },
    locks,
    get outbox() {
      if (!outbox) throw new TypeError('the outbox is loaded with the actions');
      return outbox;
    },
    // All behaviours share one channel.
    tabs$: background.loaded$.pipe(
      switchMap(({ browserTabs }) => browserTabs(window)),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    host,
    screenWanted$: wish.isWanted() ? undefined : wish.wanted$,
    environment,
    report,
    get analytics() {
      return analytics;
    },
    goToSignIn: (isAsked) => access.signInAgain(isAsked, token()),
    signOut: () => access.signOut?.(),
    open: (href) => window.open(href, '_blank', 'noreferrer'),
    cursorPaging: features.cursorPaging,
    keepList: features.keepList,
    drawList: (...kept) => drawList(...kept),
    jitterMs: () => Math.random() * config.jitterMs,
    uniqueId: () => String(Math.random()),
    tokenExpiresAt: access.session?.expiresAt ?? Infinity,
    token,
    adopt: (session) => secrets.push(session.token),
    leave: (why) => access.leave?.(why),
    tokenRejected$: background.loaded$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenRejected$)),
    tokenDoubted$: background.loaded$.pipe(switchMap(({ verdicts }) => verdicts(refusals$).tokenDoubted$)),
  };
  // Those of the first screen; each chunk adds the handlers of the events that it sends.
  let handlers: Partial<AnyHandlers> = panelHandlers;
  const behaviours$ = merge(
    background.loaded$.pipe(
      map(({ backgroundBehavioursFor, backgroundHandlers, createGate }) => {
        client = createPanelClient(options, createGate());
        handlers = { ...handlers, ...backgroundHandlers };
        return backgroundBehavioursFor(features);
      }),
    ),
    actions.loaded$.pipe(
      map(({ browserAnalytics, browserDrawing, browserOutboxStore, actionBehavioursFor, actionHandlers }) => {
        handlers = { ...handlers, ...actionHandlers };
        drawList = browserDrawing(window, Date.now);
        outbox = browserOutboxStore(report);
        analytics = browserAnalytics(window, config.statsOrigin);
        return actionBehavioursFor(features);
      }),
    ),
  );
  const store = startStore(deps, concat(of(panelBehaviours), behaviours$), initialState, (state, event) =>
    reduceWith(handlers)(state, event),
  );
  return { store, deps, transport, secrets };
}
