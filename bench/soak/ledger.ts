/** The long-lived page, whose heap is measured, and the one that is reloaded and closed. */
export type TabName = 'first' | 'second';

/** A text that was sent; no two are alike. Times are epoch milliseconds, throughout. */
export interface Reply {
  readonly text: string;
  readonly note: number;
  readonly tab: TabName;
  /** Each time that the user has sent it. */
  readonly sentAt: readonly number[];
  /** The box was empty, or the panel said that the platform has it already: the user takes it to be sent. */
  readonly settledAt: number | undefined;
}

/** Spam or trash. An end that came in the moment of a click is `unclear`. */
export interface Moderation {
  readonly note: number;
  readonly kind: 'spam' | 'trash';
  readonly at: number;
  readonly end: 'undone' | 'confirmed' | 'unclear';
}

export type ToggleKind = 'approve' | 'like' | 'follow';

/** Switched on or off: of a note, or, for `follow`, of a site. */
export interface Toggle {
  readonly kind: ToggleKind;
  readonly of: number;
  readonly value: boolean;
  readonly tab: TabName;
  readonly at: number;
}

/** A text that was left in a note's box. */
export interface Draft {
  readonly note: number;
  readonly text: string;
  readonly at: number;
}

/** What was typed into a box, and what stood there then. */
export interface Slip {
  readonly note: number;
  readonly typed: string;
  readonly shown: string;
  readonly at: number;
}

/** A note that was opened, or marked as unread. */
export interface ReadMark {
  readonly note: number;
  readonly isRead: boolean;
  readonly at: number;
}

/** What stood in the status bar, and until when; still there: Infinity. */
export interface Said {
  readonly tab: TabName;
  readonly text: string;
  readonly at: number;
  readonly until: number;
}

/** What the user did, and what the panel said of it. */
export interface Ledger {
  readonly replies: readonly Reply[];
  readonly moderations: readonly Moderation[];
  readonly toggles: readonly Toggle[];
  readonly drafts: ReadonlyMap<number, Draft>;
  readonly slips: readonly Slip[];
  readonly reads: readonly ReadMark[];
  readonly said: readonly Said[];
  /** When the second page was reloaded or closed. */
  readonly left: readonly number[];
}

export const emptyLedger = (): Ledger => ({
  replies: [],
  moderations: [],
  toggles: [],
  drafts: new Map(),
  slips: [],
  reads: [],
  said: [],
  left: [],
});

/** Replies that the user does not take to be sent yet. */
export const outstanding = ({ replies }: Ledger): readonly Reply[] =>
  replies.filter(({ settledAt }) => settledAt === undefined);

/** Whether a text is in the note's box, or on its way from there. */
export const isWrittenOn = (ledger: Ledger, note: number): boolean =>
  ledger.drafts.has(note) || outstanding(ledger).some((reply) => reply.note === note);

/** Whether one of these messages stood in a status bar at or after a time. */
export const wasSaid = ({ said }: Pick<Ledger, 'said'>, texts: readonly string[], since: number): boolean =>
  said.some(({ text, until }) => until >= since && texts.some((each) => text.includes(each)));
