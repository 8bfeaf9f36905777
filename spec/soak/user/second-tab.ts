import type { BrowserContext, Frame, Page } from '@playwright/test';
import type { TabName } from '../ledger-entries';
import { Tab } from '../tab';
import { SECOND_ACTIONS } from './actions';
import { batch } from './batches';
import { begin } from './moderating';
import type { Action, UserContext } from './context';

/** Faults during which the second page must not be left, because its data could not be saved. */
export interface ActiveFaults {
  readonly isOffline: () => boolean;
  readonly isStorageFull: () => boolean;
  /** Whether drafts may be waiting for the next attempt to save them. */
  readonly mayHoldDrafts: () => boolean;
  /** The page behind another tab, if there is one. */
  readonly hiddenTab: () => TabName | undefined;
}

/** The second page. It is open all the time; what reloads, closes or crashes it opens it again. */
export class SecondTab {
  private tab: Tab | undefined;
  private readonly pages = new WeakSet<Page>();
  private readonly crashed = new WeakSet<Page>();

  constructor(
    private readonly context: BrowserContext,
    private readonly addresses: { readonly host: string; readonly panel: string },
    private readonly onPage: (page: Page) => void,
  ) {}

  get frames(): readonly Frame[] {
    return this.tab?.page.frames() ?? [];
  }

  async opened(): Promise<Tab> {
    if (!this.tab) {
      const page = await this.context.newPage();
      this.pages.add(page);
      this.tab = new Tab('second', page, this.addresses.panel);
      this.onPage(page);
      await this.closeIfFailed(page.goto(this.addresses.host));
    }
    await this.tab.open();
    return this.tab;
  }

  /** Whether the page is the second one, now or earlier. */
  isOn(page: Page | null): boolean {
    return page !== null && this.pages.has(page);
  }

  /** Whether the user let the page crash. */
  hasCrashed(page: Page): boolean {
    return this.crashed.has(page);
  }

  async reload(): Promise<void> {
    if (this.tab) await this.closeIfFailed(this.tab.page.reload());
  }

  /** Closes the page if loading fails, because the network may just have gone offline. */
  private async closeIfFailed(loading: Promise<unknown>): Promise<void> {
    try {
      await loading;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Closes the page, whose `pagehide` handlers run. */
  async close(): Promise<void> {
    const page = this.tab?.page;
    this.tab = undefined;
    if (!page) return;
    const closed = page.waitForEvent('close', { timeout: 10_000 });
    await page.close({ runBeforeUnload: true });
    await closed;
  }

  /** Ends the page's process, so that none of its handlers runs. */
  async crash(): Promise<void> {
    const page = this.tab?.page;
    this.tab = undefined;
    if (!page) return;
    this.crashed.add(page);
    const session = await this.context.newCDPSession(page);
    const crashed = page.waitForEvent('crash', { timeout: 10_000 });
    // The process that should answer is gone.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }
}

const WAYS = ['stays', 'stays', 'stays', 'stays', 'stays', 'reloads it', 'closes it', 'crashes it'] as const;

/** Acts in the second page, and then stays there, or reloads it, closes it or lets it crash. */
export const elsewhere =
  (second: SecondTab, faults: ActiveFaults): Action =>
  async (first, random) => {
    if (faults.isOffline()) return undefined;
    const context: UserContext = { ...first, tab: await second.opened() };
    const isLeaving = random.chance(0.25);
    const done =
      (await (isLeaving
        ? random.pick([trashAndLeave, batch])(context, random)
        : random.pick(SECOND_ACTIONS)(context, random))) ?? 'looks around';
    const way = random.pick(WAYS);
    if (way === 'stays' || faults.isOffline() || faults.isStorageFull()) return `in the second tab: ${done}`;
    // The panel saves a draft when typing pauses, and later if storage was full; a crash saves none.
    if (way === 'crashes it') {
      if (faults.mayHoldDrafts()) return `in the second tab: ${done}`;
      await context.tab.page.waitForTimeout(600);
    }
    first.ledger.left();
    if (way === 'reloads it') await second.reload();
    else if (way === 'closes it') await second.close();
    else await second.crash();
    await second.opened();
    return `in the second tab: ${done}; ${way}`;
  };

/** Moderates a note. Leaving the page within the undo window confirms it. */
const trashAndLeave: Action = async (context, random) => {
  const begun = await begin(context, random);
  if (!begun) return undefined;
  context.ledger.moderated({ ...begun, end: 'confirmed' });
  return `${begun.kind === 'spam' ? 'marks as spam' : 'trashes'} ${begun.note}`;
};
