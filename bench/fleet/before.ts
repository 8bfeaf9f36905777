import { map, NEVER, type Observable, of } from 'rxjs';
import type { redirectToSignIn$ } from '../../src/browser/sign-in/redirect-to-sign-in';
import type { PendingSignIn } from '../../src/browser/sign-in/pending-sign-in';
import type { Transport, TransportRequest } from '../../src/client';
import type { actionBehaviours } from '../../src/streams/behaviours/actions';
import type { createPanelClient, panelBehaviours, startStore } from '../../src/streams';
import type { loadSession } from '../../src/streams/session/stored-session';
import type { Session } from '../../src/streams/session/state';
import type { Storage } from '../../src/streams/state/deps';
import { beforeModules } from '../before-modules';
import { API, type Product, SETTINGS } from './product';

/** The modules of that version, as far as their types differ from today's. */
interface Streams {
  readonly startStore: typeof startStore;
  readonly createPanelClient: typeof createPanelClient;
  readonly initialBehaviours: typeof panelBehaviours;
}
interface Deferred {
  readonly deferredBehaviours: typeof actionBehaviours;
}
interface RejectedToken {
  readonly watchRejectedToken: (transport: Transport) => {
    readonly transport: Transport;
    readonly tokenRejected$: Observable<TransportRequest | undefined>;
  };
}
interface Redirect {
  readonly redirectToSignIn$: (
    settings: Parameters<typeof redirectToSignIn$>[0],
    window: Window & typeof globalThis,
    storage: Storage,
  ) => Observable<'unreachable'>;
}
interface Pending {
  readonly takePendingSignIn: (storage: Storage) => Pick<PendingSignIn, 'state'> | undefined;
}
interface StoredSession {
  readonly loadSession: typeof loadSession;
  readonly saveSession: (storage: Storage, session: Session) => void;
}

/** The panel of the version before, for the fleet. */
export async function loadBefore(): Promise<Product> {
  const load = beforeModules();
  const streams = await load<Streams>(
    'streams/index.ts',
    'startStore',
    'createPanelClient',
    'initialBehaviours',
  );
  const deferred = await load<Deferred>('streams/behaviours/deferred.ts', 'deferredBehaviours');
  const rejected = await load<RejectedToken>('browser/sign-in/rejected-token.ts', 'watchRejectedToken');
  const redirect = await load<Redirect>('browser/sign-in/redirect-to-sign-in.ts', 'redirectToSignIn$');
  const pending = await load<Pending>('browser/sign-in/pending-sign-in.ts', 'takePendingSignIn');
  const stored = await load<StoredSession>('browser/sign-in/stored-session.ts', 'loadSession', 'saveSession');
  return {
    name: 'each tab for itself',
    startStore: streams.startStore,
    initial: streams.initialBehaviours,
    deferred: deferred.deferredBehaviours,
    clientOf: (transport, token) => streams.createPanelClient({ ...API, transport, token: token() }),
    watch: (transport) => {
      const watched = rejected.watchRejectedToken(transport);
      return { ...watched, tokenRejected$: watched.tokenRejected$.pipe(asToken), tokenDoubted$: NEVER };
    },
    stored: stored.loadSession,
    mayLeave: () => true,
    leave$: ({ window, storage }) => redirect.redirectToSignIn$(SETTINGS, window, storage),
    returned$: ({ storage, state, session, now }) => {
      if (pending.takePendingSignIn(storage)?.state !== state) return of(stored.loadSession(storage, now));
      stored.saveSession(storage, session);
      return of(session);
    },
  };
}

/** That version ended the session with any token. */
const asToken = (source$: Observable<unknown>): Observable<undefined> => source$.pipe(map(() => undefined));
