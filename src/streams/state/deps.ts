import type { Observable } from 'rxjs';
import type { Analytics } from '../../client/analytics';
import type { ExtraPanelMessage, News, PanelMessage, Wire } from '../../embed/protocol';
import type { JitterMs } from '../../lib/jitter';
import type { OutboxStore } from '../outbox/store';
import type { PanelClient } from '../panel-client';
import type { Session } from '../session/state';

/** The dependencies of the behaviours. `boot/create-store.ts` creates them from the browser, specs from marbles. */
export interface Deps {
  /**
   * The REST client. Its gate is loaded with the first deferred chunk, so behaviours of the chunk `panel`
   * must read `deps.client` for each call.
   */
  readonly client: PanelClient;
  readonly storage: Storage;
  readonly locks: Locks;
  /** The blogger's actions, until the platform has carried them out. */
  readonly outbox: OutboxStore;
  /** Emits the channel between tabs once; undefined if the browser has none. */
  readonly tabs$: Observable<TabChannel | undefined>;
  readonly host: Host;
  readonly environment: Environment;
  /** Emits when the screen is wanted; undefined if it is wanted from the start. */
  readonly screenWanted$?: Observable<unknown> | undefined;
  /** Logs a problem for engineers, such as dropped malformed input; each message once. */
  readonly report: (problem: string) => void;
  /** Records the blogger's actions (section 1). */
  readonly analytics: Omit<Analytics, 'events$'>;
  /**
   * Redirects to the sign-in page, or shows how to get there (section 2). Emits each time the platform cannot be
   * reached; errors if the code cannot be loaded. An automatic sign-in is retried, and a key or a press cancels it.
   * Unsubscribing cancels any sign-in.
   */
  readonly goToSignIn: (isAsked: boolean) => Observable<'unreachable'>;
  /** Reloads the page after a sign-out. */
  readonly signOut: () => void;
  /** Opens an address in a new window. */
  readonly open: (href: string) => void;
  /** When the panel's first token expires, in epoch milliseconds; Infinity without a token. */
  readonly tokenExpiresAt: number;
  /** The token that requests use; undefined without one. */
  readonly token: () => string | undefined;
  /** Replaces the token of all later requests with another token of the same blogger. */
  readonly adopt: (session: Session) => void;
  /** Ends this panel after another tab has signed the blogger out, or another blogger in. */
  readonly leave: (why: 'signedOut' | 'otherBlogger') => void;
  /** Returns the delay to add to each wait before a request; 0 unless an operator configures it. */
  readonly jitterMs: JitterMs;
  /** Returns random digits that no other page has. */
  readonly uniqueId: () => string;
  /** Whether older notes are requested by time, with `before`. */
  readonly cursorPaging: boolean;
  /** Whether the newest notes are kept in the browser (decision open-with-the-last-list). */
  readonly keepList: boolean;
  /**
   * Returns the drawing of the current list for the next start with this token and kept list; undefined if it cannot
   * be shown before the panel's script (decision draw-before-the-script).
   */
  readonly drawList: (token: string, kept: string) => string | undefined;
  /** Emits each token that the platform rejects; undefined for requests without a token. */
  readonly tokenRejected$: Observable<string | undefined>;
  /** Emits each token that a refusal leaves in doubt (decision token-refused-by-name). */
  readonly tokenDoubted$: Observable<string | undefined>;
}

/**
 * Browser storage that never throws: if it is denied or full, it reads as empty
 * (decision stored-values).
 */
export interface Storage {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /**
   * Changes made by other tabs: the key and its new value, undefined if it was removed. The key is
   * '' if everything was removed.
   */
  readonly changes$: Observable<{ readonly key: string; readonly value: string | undefined }>;
}

/** Locks that only one tab at a time can hold. */
export interface Locks {
  /**
   * Emits when this tab gets the lock. The lock is released on unsubscription, and when the page
   * ends.
   */
  readonly hold: (name: string) => Observable<unknown>;
}

/** Messages between the tabs of the browser. */
export interface TabChannel {
  /** Posts to all other tabs. */
  readonly post: (message: unknown) => void;
  /** Unparsed messages from other tabs. */
  readonly messages$: Observable<unknown>;
  /** Emits true when the browser freezes the page, and false when it thaws the page. */
  readonly isFrozen$: Observable<boolean>;
}

/** The page that embeds the panel (section 7, "Parent-window messages"). */
export interface Host {
  readonly isEmbedded: boolean;
  /** Unparsed messages, only from the parent window. */
  readonly messages$: Observable<unknown>;
  /**
   * Posts a message to the host page. A message that carries ids is posted only if the host's origin is known
   * (decision messages-are-json).
   */
  readonly post: (message: Wire<PanelMessage | ExtraPanelMessage | News>, carriesIds: boolean) => void;
}

/**
 * The document, the network and the window. Each boolean emits its current value, then each change.
 */
export interface Environment {
  readonly isVisible$: Observable<boolean>;
  readonly isOnline$: Observable<boolean>;
  /** Whether the window is 800 px or wider (section 9). */
  readonly isWide$: Observable<boolean>;
  /** Emits when the page ends, which is the last moment to send or store anything. */
  readonly pageHide$: Observable<unknown>;
  /** Emits when the page comes back from the browser's back/forward cache. */
  readonly pageShow$: Observable<unknown>;
  /**
   * Emits true when the window gets the focus or is unfrozen, and at most every 10 s while the blogger uses
   * it. Emits false when the window loses the focus or is frozen.
   */
  readonly attention$: Observable<boolean>;
  readonly keys$: Observable<KeyPress>;
}

/** A key press without modifiers, except those in the name of the key. */
export interface KeyPress {
  /** The value of `KeyboardEvent.key`; with Shift such as 'Shift+j', with Ctrl or Cmd 'Mod+a'. */
  readonly key: string;
  /**
   * Where the focus was: in a text field, on a button or link (which uses Enter itself), or
   * elsewhere.
   */
  readonly focus: 'text' | 'control' | 'page';
}
