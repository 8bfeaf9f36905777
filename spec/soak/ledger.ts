import {
  type Aside,
  emptyEntries,
  type Draft,
  type LedgerEntries,
  type Moderation,
  type TypingError,
  type TabName,
  type Toggle,
} from './ledger-entries';

/** Records what the user does and what the panel shows. */
export class Ledger {
  private current: LedgerEntries = emptyEntries();

  get entries(): LedgerEntries {
    return this.current;
  }

  /** The user has sent a text, for the first time or again. Its draft is removed. */
  sent(note: number, text: string, tab: TabName): void {
    const { replies } = this.current;
    const before = replies.find((reply) => reply.text === text);
    const sentAt = [...(before?.sentAt ?? []), Date.now()];
    this.forgetDraft(note);
    this.current = {
      ...this.current,
      replies: [
        ...replies.filter((reply) => reply !== before),
        { text, note, tab, sentAt, settledAt: undefined },
      ],
    };
  }

  /** The user believes that a text is on the platform. */
  settled(text: string): void {
    const settledAt = Date.now();
    this.current = {
      ...this.current,
      replies: this.current.replies.map((reply) => (reply.text === text ? { ...reply, settledAt } : reply)),
    };
  }

  /** The user has left a text in a note's reply box; an empty one removes the draft. */
  drafted(note: number, text: string): void {
    const draft: Draft = { note, text, at: Date.now() };
    this.forgetDraft(note);
    if (text !== '')
      this.current = { ...this.current, drafts: new Map(this.current.drafts).set(note, draft) };
  }

  mistyped(error: Omit<TypingError, 'at'>): void {
    this.current = {
      ...this.current,
      typingErrors: [...this.current.typingErrors, { ...error, at: Date.now() }],
    };
  }

  moderated(moderation: Moderation): void {
    this.current = { ...this.current, moderations: [...this.current.moderations, moderation] };
  }

  restored(note: number): void {
    const restorations = [...this.current.restorations, { note, at: Date.now() }];
    this.current = { ...this.current, restorations };
  }

  /** A note was set aside, or brought back. */
  setAside(aside: Omit<Aside, 'at'>): void {
    this.current = { ...this.current, asides: [...this.current.asides, { ...aside, at: Date.now() }] };
  }

  toggled(toggle: Omit<Toggle, 'at'>): void {
    this.current = { ...this.current, toggles: [...this.current.toggles, { ...toggle, at: Date.now() }] };
  }

  read(note: number, isRead: boolean): void {
    this.current = { ...this.current, reads: [...this.current.reads, { note, isRead, at: Date.now() }] };
  }

  /** The status bar of a tab shows a text from now on; '' if it shows none. */
  statusShown(tab: TabName, text: string): void {
    const now = Date.now();
    const statuses = this.current.statuses.map((each) =>
      each.tab === tab && each.until === Infinity ? { ...each, until: now } : each,
    );
    this.current = {
      ...this.current,
      statuses: text === '' ? statuses : [...statuses, { tab, text, at: now, until: Infinity }],
    };
  }

  /** The second page was reloaded or closed. */
  left(): void {
    this.statusShown('second', '');
    this.current = { ...this.current, left: [...this.current.left, Date.now()] };
  }

  private forgetDraft(note: number): void {
    const drafts = new Map(this.current.drafts);
    drafts.delete(note);
    this.current = { ...this.current, drafts };
  }
}
