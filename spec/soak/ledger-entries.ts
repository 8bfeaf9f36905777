/**
 * Both are open all the time. The heap of `first` is measured; `second` is reloaded, closed and
 * crashed, and opened again.
 */
export type TabName = 'first' | 'second';

/** A text that was sent; every text is unique. All times in the ledger are epoch milliseconds. */
export interface Reply {
  readonly text: string;
  readonly note: number;
  readonly tab: TabName;
  /** All times at which the user sent it. */
  readonly sentAt: readonly number[];
  /**
   * When the box was empty, or the panel reported a duplicate: the user believes that it is sent.
   */
  readonly settledAt: number | undefined;
}

/** Spam or trash. The end is `unclear` if the undo window ended about when Undo was clicked. */
export interface Moderation {
  readonly note: number;
  readonly kind: 'spam' | 'trash';
  readonly at: number;
  readonly end: 'undone' | 'confirmed' | 'unclear';
}

/** A comment that was taken back from the trash or spam, from the list of recent actions. */
export interface Restoration {
  readonly note: number;
  readonly at: number;
}

/** A note that was set aside or brought back; `unclear` if the panel showed neither in time. */
export interface Aside {
  readonly note: number;
  readonly end: 'set' | 'back' | 'unclear';
  readonly wasUnread: boolean;
  readonly at: number;
}

export type ToggleKind = 'approve' | 'like' | 'follow';

/** A button that was switched on or off. */
export interface Toggle {
  readonly kind: ToggleKind;
  /** The id of the site for `follow`, else of the note. */
  readonly id: number;
  readonly value: boolean;
  readonly tab: TabName;
  readonly at: number;
}

/** A text that was left in a note's reply box. */
export interface Draft {
  readonly note: number;
  readonly text: string;
  readonly at: number;
}

/** A text that was typed into a reply box, and the different one that the box showed then. */
export interface TypingError {
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

/** A text of the status bar; `until` is Infinity while it is still shown. */
export interface StatusMessage {
  readonly tab: TabName;
  readonly text: string;
  readonly at: number;
  readonly until: number;
}

/** Everything that the user did and that the status bars showed. */
export interface LedgerEntries {
  readonly replies: readonly Reply[];
  readonly moderations: readonly Moderation[];
  readonly restorations: readonly Restoration[];
  readonly asides: readonly Aside[];
  readonly toggles: readonly Toggle[];
  readonly drafts: ReadonlyMap<number, Draft>;
  readonly typingErrors: readonly TypingError[];
  readonly reads: readonly ReadMark[];
  readonly statuses: readonly StatusMessage[];
  /** When the second page was reloaded or closed. */
  readonly left: readonly number[];
}

export const emptyEntries = (): LedgerEntries => ({
  replies: [],
  moderations: [],
  restorations: [],
  asides: [],
  toggles: [],
  drafts: new Map(),
  typingErrors: [],
  reads: [],
  statuses: [],
  left: [],
});

/** Replies that the user does not yet believe to be sent. */
export const unsettledReplies = ({ replies }: LedgerEntries): readonly Reply[] =>
  replies.filter(({ settledAt }) => settledAt === undefined);

/** Whether a note has a draft or a reply that is being sent. */
export const isWrittenOn = (entries: LedgerEntries, note: number): boolean =>
  entries.drafts.has(note) || unsettledReplies(entries).some((reply) => reply.note === note);

/** The last entry about each note that was set aside. */
export const lastAsides = ({ asides }: Pick<LedgerEntries, 'asides'>): readonly Aside[] => [
  ...new Map(asides.map((aside) => [aside.note, aside])).values(),
];

/** Whether a status bar showed one of these messages at or after a time. */
export const wasShown = (
  { statuses }: Pick<LedgerEntries, 'statuses'>,
  texts: readonly string[],
  since: number,
): boolean => statuses.some(({ text, until }) => until >= since && texts.some((each) => text.includes(each)));
