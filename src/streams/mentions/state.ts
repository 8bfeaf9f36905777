import type { ActedOn } from '../notes/acted-on';

/** A person who can be mentioned in a reply (section 3). */
export interface Suggestion {
  readonly id: number;
  readonly login: string;
  readonly displayName: string;
  /** The http(s) address of the person's image; '' if there is none. */
  readonly imageUrl: string;
  /** The text in which a mention's query is searched. */
  readonly name: string;
}

/** A mention that is being typed: the place of its @, and the text from there to the caret. */
export interface Mention {
  /** The index of the @ in the text, in UTF-16 code units. */
  readonly start: number;
  readonly query: string;
}

/** A mention that is being typed in a reply box. */
export interface OpenMention extends Mention {
  readonly box: ActedOn;
  /** Steps from the first of the matching suggestions to the chosen one; both ends wrap around. */
  readonly index: number;
  /** Whether the blogger has closed the list of suggestions. */
  readonly isClosed: boolean;
}

export interface MentionsState {
  /** Suggestions by site id. A site is absent until its response arrives. */
  readonly suggestions: Readonly<Record<number, readonly Suggestion[]>>;
  readonly mention: OpenMention | null;
}

export const initialMentionsState: MentionsState = { suggestions: {}, mention: null };
