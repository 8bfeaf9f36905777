import {
  emptyLedger,
  type Draft,
  type Ledger,
  type Moderation,
  type Slip,
  type TabName,
  type Toggle,
} from './ledger';

/** Keeps the ledger as things happen. */
export class Book {
  private facts: Ledger = emptyLedger();

  get ledger(): Ledger {
    return this.facts;
  }

  /** The user has sent a text, for the first time or again; it is no draft any more. */
  sent(note: number, text: string, tab: TabName): void {
    const { replies } = this.facts;
    const before = replies.find((reply) => reply.text === text);
    const sentAt = [...(before?.sentAt ?? []), Date.now()];
    this.forgetDraft(note);
    this.facts = {
      ...this.facts,
      replies: [
        ...replies.filter((reply) => reply !== before),
        { text, note, tab, sentAt, settledAt: undefined },
      ],
    };
  }

  /** The user takes a text to be on the platform. */
  settled(text: string): void {
    const settledAt = Date.now();
    this.facts = {
      ...this.facts,
      replies: this.facts.replies.map((reply) => (reply.text === text ? { ...reply, settledAt } : reply)),
    };
  }

  /** The user has left this in a note's box; nothing is no draft. */
  drafted(note: number, text: string): void {
    const draft: Draft = { note, text, at: Date.now() };
    this.forgetDraft(note);
    if (text !== '') this.facts = { ...this.facts, drafts: new Map(this.facts.drafts).set(note, draft) };
  }

  slipped(slip: Omit<Slip, 'at'>): void {
    this.facts = { ...this.facts, slips: [...this.facts.slips, { ...slip, at: Date.now() }] };
  }

  moderated(moderation: Moderation): void {
    this.facts = { ...this.facts, moderations: [...this.facts.moderations, moderation] };
  }

  toggled(toggle: Omit<Toggle, 'at'>): void {
    this.facts = { ...this.facts, toggles: [...this.facts.toggles, { ...toggle, at: Date.now() }] };
  }

  read(note: number, isRead: boolean): void {
    this.facts = { ...this.facts, reads: [...this.facts.reads, { note, isRead, at: Date.now() }] };
  }

  /** The status bar of a tab shows this now; '' for nothing. */
  said(tab: TabName, text: string): void {
    const now = Date.now();
    const said = this.facts.said.map((each) =>
      each.tab === tab && each.until === Infinity ? { ...each, until: now } : each,
    );
    this.facts = {
      ...this.facts,
      said: text === '' ? said : [...said, { tab, text, at: now, until: Infinity }],
    };
  }

  left(): void {
    this.said('second', '');
    this.facts = { ...this.facts, left: [...this.facts.left, Date.now()] };
  }

  private forgetDraft(note: number): void {
    const drafts = new Map(this.facts.drafts);
    drafts.delete(note);
    this.facts = { ...this.facts, drafts };
  }
}
