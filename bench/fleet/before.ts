import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { map, NEVER, type Observable, of } from 'rxjs';
import type { redirectToSignIn$ } from '../../src/browser/sign-in/redirect-to-sign-in';
import type { PendingSignIn } from '../../src/browser/sign-in/pending-sign-in';
import type { Transport, TransportRequest } from '../../src/client';
import { isObject } from '../../src/lib/json';
import type { deferredBehaviours } from '../../src/streams/behaviours/deferred';
import type { createPanelClient, initialBehaviours, startStore } from '../../src/streams';
import type { loadSession } from '../../src/streams/session/stored-session';
import type { Session } from '../../src/streams/session/state';
import type { Storage } from '../../src/streams/state/deps';
import { API, type Product, SETTINGS } from './product';

/** The last version in which each tab polled and held a push channel of its own. */
export const BEFORE_COMMIT = '4bb8d42';

const root = path.join(import.meta.dirname, '..', '..');

/** The modules of that version, as far as their types differ from today's. */
interface Streams {
  readonly startStore: typeof startStore;
  readonly createPanelClient: typeof createPanelClient;
  readonly initialBehaviours: typeof initialBehaviours;
}
interface Deferred {
  readonly deferredBehaviours: typeof deferredBehaviours;
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

/**
 * The panel of `BEFORE_COMMIT`, out of the history of the repository. Throws if that is not there,
 * as in a shallow clone.
 */
export async function loadBefore(): Promise<Product> {
  const src = path.join(extract(), 'src');
  const load = async <T extends object>(file: string, ...names: (keyof T & string)[]): Promise<T> => {
    const loaded: unknown = await import(pathToFileURL(path.join(src, file)).href);
    if (!hasAll<T>(loaded, names)) throw new Error(`${BEFORE_COMMIT}: ${file} has no ${names.join(', ')}`);
    return loaded;
  };
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

function hasAll<T extends object>(loaded: unknown, names: readonly (keyof T)[]): loaded is T {
  return isObject(loaded) && names.every((name) => name in loaded);
}

/** The sources in a folder of their own, with the libraries of this one. */
function extract(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'notestream-before-'));
  const archive = execFileSync('git', ['archive', BEFORE_COMMIT, 'src', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
