import type { KeyPress } from '../deps';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/** Something that happened while a session was recorded; `at` counts milliseconds since it began. */
export type Entry = { readonly at: number } & (
  | {
      readonly kind: 'event';
      readonly event: Event;
      /** The stream that said it; the blogger did where there is none. */
      readonly by?: string | undefined;
    }
  /** These behaviours were at work from now on. */
  | { readonly kind: 'lot'; readonly names: readonly string[] }
  /** A stream began, and nothing but time had woken it. */
  | { readonly kind: 'begin'; readonly name: string }
  /** A stream said something, and nothing but time had made it. */
  | { readonly kind: 'told'; readonly name: string }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly line: string;
      readonly body?: string | undefined;
    }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  /** There is no answer. */
  | { readonly kind: 'lost'; readonly id: number }
  | { readonly kind: 'channel'; readonly id: number }
  | { readonly kind: 'opened'; readonly id: number }
  | { readonly kind: 'pushed'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'host'; readonly message: unknown }
  | { readonly kind: 'surrounding'; readonly name: SurroundingName; readonly is: boolean }
  | { readonly kind: 'pageHide' }
  | ({ readonly kind: 'key' } & KeyPress)
  | { readonly kind: 'stored'; readonly key: string; readonly value?: string | undefined }
  | { readonly kind: 'locked'; readonly name: string }
);

export type SurroundingName = 'isVisible' | 'isOnline' | 'isWide';

/** What it takes to live through the same once more. Plain JSON. */
export interface Session {
  readonly notestream: 1;
  /** Since the panel's start, or from the middle of its life, where only events are known, and what they did. */
  readonly from: 'start' | 'middle';
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Epoch milliseconds; null where it never does. */
  readonly tokenExpiresAt: number | null;
  /** The chances that were added to waits, in their order, milliseconds. */
  readonly jitterMs: readonly number[];
  /** More notes are asked for by time; left out where they are not. */
  readonly cursorPaging?: boolean;
  readonly isEmbedded: boolean;
  /** Somebody wants to know what is done in the panel. */
  readonly isHeard: boolean;
  readonly surroundings: Readonly<Record<SurroundingName, boolean>>;
  /** What was in storage of this panel, without the sign-in. */
  readonly storage: Readonly<Record<string, string>>;
  readonly initial: State;
  readonly entries: readonly Entry[];
  /** How long it was, milliseconds. */
  readonly lastsMs: number;
  /** The state at its end. */
  readonly final: State;
}

/** As JSON with a line an entry, so that a file of it can be read, compared and mended. */
export function stringifySession({ entries, ...rest }: Session): string {
  const fields = Object.entries(rest).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{\n${fields.join(',\n')},\n"entries": [\n${lines}\n]\n}\n`;
}
