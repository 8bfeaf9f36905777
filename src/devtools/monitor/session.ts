import type { OutboxRecord, Outcome } from '../../streams/outbox/record';
import type { KeyPress } from '../../streams/state/deps';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';

/** An entry of a recording; `at` is in milliseconds since the start of the recording. */
export type Entry = { readonly at: number } & (
  | {
      readonly kind: 'event';
      readonly event: Event;
      /** The stream that emitted the event; undefined for the blogger's click or key press. */
      readonly by?: string | undefined;
    }
  /** A batch of behaviours has started. */
  | { readonly kind: 'batch'; readonly names: readonly string[] }
  /** A stream has started; only a timer caused this. */
  | { readonly kind: 'begin'; readonly name: string }
  /** A stream has emitted, failed or completed; only a timer caused this. */
  | { readonly kind: 'emitted'; readonly name: string }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly line: string;
      readonly body?: string | undefined;
    }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  /** The request failed without a response. */
  | { readonly kind: 'lost'; readonly id: number }
  | { readonly kind: 'channel'; readonly id: number }
  | { readonly kind: 'opened'; readonly id: number }
  | { readonly kind: 'pushed'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'host'; readonly message: unknown }
  | { readonly kind: 'environment'; readonly name: EnvironmentFlag; readonly is: boolean }
  | { readonly kind: 'pageHide' | 'pageShow' | 'screenWanted' }
  | ({ readonly kind: 'key' } & KeyPress)
  | { readonly kind: 'stored'; readonly key: string; readonly value?: string | undefined }
  | { readonly kind: 'locked'; readonly name: string }
  /** A transaction of the outbox has read the record of this key; `record` is missing if none existed. */
  | { readonly kind: 'found'; readonly key: string; readonly record?: OutboxRecord | undefined }
  /** The transaction has ended with this outcome. */
  | { readonly kind: 'kept'; readonly key: string; readonly outcome: Outcome }
  /** All records of the outbox, and the keys of those that the browser does not store. */
  | {
      readonly kind: 'records';
      readonly records: readonly OutboxRecord[];
      readonly unsharedKeys: readonly string[];
      readonly isKept: boolean;
    }
  /** Records may have changed. */
  | { readonly kind: 'recordsChanged' }
  /** A message from another tab has arrived. */
  | { readonly kind: 'told'; readonly message: unknown }
  /** The browser has frozen or resumed the page. */
  | { readonly kind: 'frozen'; readonly is: boolean }
  /** The blogger has focused the window or used it (true), or left it (false). */
  | { readonly kind: 'attention'; readonly is: boolean }
);

export type EnvironmentFlag = 'isVisible' | 'isOnline' | 'isWide';

/** A recorded session: everything that a replay needs, as plain JSON. */
export interface Session {
  readonly notestream: 1;
  /** The recorded build and its configuration. */
  readonly of: {
    /** The address of the panel's script, which identifies the build. */
    readonly build: string;
    /** The panel's configuration, for the reader. */
    readonly config: unknown;
  };
  /**
   * `start`: recorded from the panel's start. `middle`: recorded from a later time, so a replay
   * uses only the events.
   */
  readonly from: 'start' | 'middle';
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Epoch milliseconds; null if the token does not expire. */
  readonly tokenExpiresAt: number | null;
  /** The random parts of delays in milliseconds, in the order of their use. */
  readonly jitterMs: readonly number[];
  /** The random digits of ids, in the order of their use. */
  readonly uniqueIds: readonly string[];
  /** Whether older notes are requested by time; absent means false. */
  readonly cursorPaging?: boolean;
  readonly isEmbedded: boolean;
  /** Whether analytics has a listener. */
  readonly isHeard: boolean;
  readonly environment: Readonly<Record<EnvironmentFlag, boolean>>;
  /** The panel's storage at the start, without tokens and pending sign-ins. */
  readonly storage: Readonly<Record<string, string>>;
  readonly initial: State;
  readonly entries: readonly Entry[];
  /** The length of the session in milliseconds. */
  readonly lastsMs: number;
  /** The state at the end of the session. */
  readonly final: State;
}

/** Formats a session as JSON with one line per entry, so that the file can be read, compared and edited. */
export function stringifySession({ entries, ...rest }: Session): string {
  const fields = Object.entries(rest).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{\n${fields.join(',\n')},\n"entries": [\n${lines}\n]\n}\n`;
}
