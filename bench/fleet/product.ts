import type { Observable } from 'rxjs';
import { map } from 'rxjs';
import { findBlogger$ } from '../../src/browser/sign-in/find-blogger';
import { takePendingSignIn } from '../../src/browser/sign-in/pending-sign-in';
import {
  redirectToSignIn$,
  type RedirectParts,
  type RedirectSettings,
} from '../../src/browser/sign-in/redirect-to-sign-in';
import { verdicts } from '../../src/browser/sign-in/rejected-token';
import { watchRefusals } from '../../src/browser/sign-in/watch-refusals';
import type { Transport } from '../../src/client';
import { createPanelClient, panelBehaviours, type PanelClient, startStore } from '../../src/streams';
import { actionBehaviours } from '../../src/streams/behaviours/actions';
import { backgroundBehaviours } from '../../src/streams/behaviours/background';
import { loadSession } from '../../src/streams/session/stored-session';
import { maySignInUnasked, saveSession } from '../../src/streams/session/stored-sign-in';
import type { Session } from '../../src/streams/session/state';
import type { Behaviours } from '../../src/streams/state/behaviour';
import type { Deps, Storage } from '../../src/streams/state/deps';

/** The state of a page to which the sign-in page has just returned. */
export interface Returned {
  readonly storage: Storage;
  readonly state: string;
  readonly session: Session;
  readonly clientWith: (token: string) => PanelClient;
  readonly now: number;
}

/** The parts of one version of the panel that send requests, as its `src/boot` connects them. */
export interface Product {
  readonly name: string;
  readonly startStore: typeof startStore;
  readonly initial: Behaviours;
  readonly deferred: Behaviours;
  readonly clientOf: (transport: Transport, token: () => string) => PanelClient;
  readonly watch: (transport: Transport) => Pick<Deps, 'tokenRejected$' | 'tokenDoubted$'> & {
    readonly transport: Transport;
  };
  readonly stored: typeof loadSession;
  /** Whether a page without a token goes to the sign-in page by itself. */
  readonly mayLeave: (storage: Storage, now: number) => boolean;
  readonly leave$: (parts: RedirectParts) => Observable<unknown>;
  /** Emits the session to start with, or undefined for the screen that asks. */
  readonly returned$: (returned: Returned) => Observable<Session | undefined>;
}

export const SETTINGS: RedirectSettings = {
  platformOrigin: 'https://platform.test',
  authorizeUrl: 'https://platform.test/authorize',
  clientId: '1',
};

export const API = { apiOrigin: SETTINGS.platformOrigin } as const;

/** The panel of the working tree. */
export const TODAY: Product = {
  name: 'one leader for a browser',
  startStore,
  initial: panelBehaviours,
  deferred: { ...backgroundBehaviours, ...actionBehaviours },
  clientOf: (transport, token) => createPanelClient({ ...API, transport, token }),
  watch: (wrapped) => {
    const { transport, refusals$ } = watchRefusals(wrapped);
    return { transport, ...verdicts(refusals$) };
  },
  stored: loadSession,
  mayLeave: maySignInUnasked,
  leave$: (parts) => redirectToSignIn$(SETTINGS, parts),
  returned$: ({ storage, state, session, clientWith, now }) =>
    findBlogger$(clientWith(session.token)).pipe(
      map((blogger) => {
        if (!takePendingSignIn(storage, state, now)) return loadSession(storage, now);
        saveSession(storage, session, { now, blogger });
        return session;
      }),
    ),
};
