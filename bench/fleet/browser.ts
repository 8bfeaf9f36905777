import {
  asyncScheduler,
  BehaviorSubject,
  concat,
  defer,
  delay,
  map,
  NEVER,
  type Observable,
  of,
  Subject,
  Subscription,
  tap,
  timer,
} from 'rxjs';
import { quietDeps } from '../../spec/support/behaviour';
import { HOUR } from '../../spec/world/clock';
import { createHub, createLocks, joinChannel, joinStorage } from '../../spec/world/shared';
import { isObject } from '../../src/lib/json';
import { initialState, type PanelClient } from '../../src/streams';
import { reduce } from '../../src/streams/reducer';
import type { Session } from '../../src/streams/session/state';
import { fakeWindow } from './fake-window';
import type { BrowserPlatform, Random, Recorder } from './platform';
import type { Product } from './product';

export interface BrowserParts {
  readonly product: Product;
  readonly platform: BrowserPlatform;
  readonly random: Random;
  readonly recorder: Recorder;
  readonly jitterMs: number;
  readonly tabs: number;
  /** The numbers of the tabs that are visible, from 0. */
  readonly visible$: Observable<ReadonlySet<number>>;
  /** The tabs are opened within this time. */
  readonly openWithinMs: number;
  /** Milliseconds that the sign-in page takes, which knows the blogger. */
  readonly signInPageMs: number;
  /** The code of the deferred behaviours comes this much later. */
  readonly deferredMs: number;
  /** Whether the stored token has expired. */
  readonly isExpired: boolean;
}

/**
 * Runs one browser with tabs that share storage, locks and a channel. Each tab has the
 * product's whole store, and its panel is closed, so that it signs in by itself. A tab that leaves
 * for the sign-in page comes back with a new token. Unsubscribe to close all tabs.
 */
export function runBrowser(parts: BrowserParts): Subscription {
  const { random, tabs, openWithinMs, isExpired } = parts;
  const expiresAt = asyncScheduler.now() + (isExpired ? -HOUR : 24 * HOUR);
  const shared = {
    ...parts,
    held: new Map([['auth', `${expiresAt}:token`]]),
    locks: createLocks(),
    channel: createHub<unknown>(),
    storageEvents: createHub<{ readonly key: string; readonly value: string | undefined }>(),
    tokens: { count: 0 },
    pages: new Subscription(),
  };
  const visible$ = new BehaviorSubject<ReadonlySet<number>>(new Set());
  parts.visible$.subscribe(visible$);
  for (let tab = 0; tab < tabs; tab += 1) {
    const isVisible$ = visible$.pipe(map((visible) => visible.has(tab)));
    asyncScheduler.schedule(() => load(shared, isVisible$), random() * openWithinMs);
  }
  return shared.pages;
}

type Shared = BrowserParts & {
  readonly held: Map<string, string>;
  readonly locks: ReturnType<typeof createLocks>;
  readonly channel: ReturnType<typeof createHub<unknown>>;
  readonly storageEvents: Parameters<typeof joinStorage>[1];
  readonly tokens: { count: number };
  /** Those that are open. */
  readonly pages: Subscription;
};

/**
 * Loads the page in a tab, as `src/boot/start-with-token.ts` does; `state` is that of an OAuth
 * response.
 */
function load(shared: Shared, isVisible$: Observable<boolean>, state?: string): void {
  const { product, platform, recorder, random, held, locks, tokens, pages } = shared;
  const page = new Subscription();
  pages.add(page);
  const storage = joinStorage(held, shared.storageEvents);
  const clientWith = (token: string): PanelClient => product.clientOf(platform.transport, () => token);

  const goTo = (address: string): void => {
    recorder.requested('sign-in', platform.at());
    const next = new URL(address).searchParams.get('state') ?? '';
    asyncScheduler.schedule(() => page.unsubscribe());
    asyncScheduler.schedule(() => load(shared, isVisible$, next), shared.signInPageMs);
  };
  const leave = (usedToken?: string): void => {
    const window = fakeWindow(random, goTo);
    page.add(
      product
        .leave$({ window, storage, locks, usedToken })
        .pipe(tap((outcome) => usedToken === undefined && isSession(outcome) && start(outcome)))
        .subscribe(),
    );
  };
  const start = (session: Session, isFreshSignIn = false): void => {
    recorder.sessions(1, platform.at());
    page.add(() => recorder.sessions(-1, platform.at()));
    const used = [session.token];
    const token = (): string => used.at(-1) ?? '';
    const { transport, ...verdicts } = product.watch(platform.transport);
    const deps = {
      ...quietDeps({
        ...verdicts,
        client: product.clientOf(transport, token),
        storage,
        locks,
        tabs$: timer(shared.deferredMs).pipe(map(() => joinChannel(shared.channel))),
        environment: { isVisible$, pageHide$: new Subject() },
        jitterMs: () => random() * shared.jitterMs,
        uniqueId: () => String(random()),
        token,
        tokenExpiresAt: session.expiresAt,
        adopt: (renewed) => void used.push(renewed.token),
        goToSignIn: () =>
          defer(() => {
            leave(token());
            return NEVER;
          }),
      }),
      // Only the version without a leader reads it.
      isFreshSignIn,
    };
    const behaviours$ = concat(of(product.initial), of(product.deferred).pipe(delay(shared.deferredMs)));
    page.add(product.startStore(deps, behaviours$, initialState, reduce).run$.subscribe());
  };

  const now = asyncScheduler.now();
  const stored = product.stored(storage, now);
  if (state !== undefined) {
    tokens.count += 1;
    const session = { token: `token${tokens.count}`, expiresAt: now + 24 * HOUR };
    page.add(
      product
        .returned$({ storage, state, session, clientWith, now })
        .pipe(tap((found) => found && start(found, true)))
        .subscribe(),
    );
  } else if (stored) start(stored);
  else if (product.mayLeave(storage, now)) leave();
}

const isSession = (value: unknown): value is Session => isObject(value) && 'token' in value;
