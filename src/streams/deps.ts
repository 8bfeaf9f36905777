import type { Observable } from 'rxjs';
import type { Analytics } from '../client/analytics';
import type { ExtraPanelMessage, PanelMessage, Wire } from '../embed/protocol';
import type { JitterMs } from './jitter';
import type { PanelClient } from './platform';

/** What the outside world must provide. `src/boot/start.tsx` builds it from the browser, specs from marbles. */
export interface Deps {
  readonly client: PanelClient;
  readonly storage: Storage;
  readonly locks: Locks;
  readonly host: Host;
  readonly surroundings: Surroundings;
  /** For engineers: something from outside was malformed and has been dropped. Each text is told once. */
  readonly report: (problem: string) => void;
  /** Who wants to know what is done in the panel (section 1). */
  readonly analytics: Omit<Analytics, 'events$'>;
  /** Leave for the sign-in page (section 2). */
  readonly signIn: () => void;
  /** Forget the token, and begin anew without one. */
  readonly signOut: () => void;
  /** Open an address in a new window; only for a panel without a host page. */
  readonly open: (href: string) => void;
  /** When the token ends, epoch milliseconds. */
  readonly tokenExpiresAt: number;
  /** The token has just come from the sign-in page. */
  readonly isFreshSignIn: boolean;
  /** What is added to each wait for the platform; 0 unless an operator has it otherwise. */
  readonly jitterMs: JitterMs;
  /** More notes are asked for by time, of a platform that knows `before` (decision 17). */
  readonly cursorPaging: boolean;
  /** The platform has refused the token. */
  readonly unauthorized$: Observable<unknown>;
}

/** Browser storage that never throws: denied or full counts as absent (decision 11). */
export interface Storage {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** What other tabs changed: the key and its new value, undefined when it was removed. */
  readonly changes$: Observable<{ readonly key: string; readonly value: string | undefined }>;
}

/** What only one tab at a time may hold. */
export interface Locks {
  /** Emits once no other tab holds the lock, and holds it until unsubscribed, or until the page is no more. */
  readonly hold: (name: string) => Observable<unknown>;
}

/** The page that embeds the panel (section 7, "Parent-window messages"). */
export interface Host {
  readonly isEmbedded: boolean;
  /** Messages of the parent window alone, unparsed. */
  readonly messages$: Observable<unknown>;
  /** `carriesIds` keeps the message from a host whose origin is not known (decision 10). */
  readonly post: (message: Wire<PanelMessage | ExtraPanelMessage>, carriesIds: boolean) => void;
}

/** Each tells how it is at subscription, then how it changes. */
export interface Surroundings {
  readonly isVisible$: Observable<boolean>;
  readonly isOnline$: Observable<boolean>;
  readonly isWide$: Observable<boolean>;
  /** The page is going away: the last moment to send or store anything. */
  readonly pageHide$: Observable<unknown>;
  readonly keys$: Observable<KeyPress>;
}

/** A key pressed without Ctrl, Alt or Cmd. */
export interface KeyPress {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string;
  /** Where the focus was: in a text field, on a button or link that has its own use for Enter, or on neither. */
  readonly focus: 'text' | 'control' | 'page';
}
