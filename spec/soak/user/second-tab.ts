import type { BrowserContext, Page } from '@playwright/test';
import { Tab } from '../tab';
import { begin } from './moderating';
import { like } from './reactions';
import { draft, reply, checkReply, resumeDraft } from './writing';
import type { Action, UserContext } from './context';

/** Faults during which the second page must not be left, because its data could not be saved. */
export interface ActiveFaults {
  readonly isOffline: () => boolean;
  readonly isStorageFull: () => boolean;
}

/** The second page, which is opened, reloaded and closed while the first one stays. */
export class SecondTab {
  private tab: Tab | undefined;

  constructor(
    private readonly context: BrowserContext,
    private readonly addresses: { readonly host: string; readonly panel: string },
    private readonly onPage: (page: Page) => void,
  ) {}

  async opened(): Promise<Tab> {
    if (!this.tab) {
      const page = await this.context.newPage();
      this.tab = new Tab('second', page, this.addresses.panel);
      this.onPage(page);
      await this.closeIfFailed(page.goto(this.addresses.host));
    }
    await this.tab.open();
    return this.tab;
  }

  isOn(page: Page | null): boolean {
    return page !== null && page === this.tab?.page;
  }

  async reload(): Promise<void> {
    if (this.tab) await this.closeIfFailed(this.tab.page.reload());
  }

  /** Closes the page if loading fails, because the network may just have gone offline. */
  private async closeIfFailed(loading: Promise<unknown>): Promise<void> {
    try {
      await loading;
    } catch (error) {
      await this.close(false);
      throw error;
    }
  }

  /** Closes the page, with its `pagehide` handlers or as if it had crashed. */
  async close(hasPageHide: boolean): Promise<void> {
    const page = this.tab?.page;
    this.tab = undefined;
    if (!page) return;
    const closed = page.waitForEvent('close', { timeout: 10_000 });
    await page.close({ runBeforeUnload: hasPageHide });
    await closed;
  }
}

const ACTIONS = [draft, draft, reply, reply, resumeDraft, checkReply, like];

/** Acts in the second page, and then leaves it open, reloads it, closes it or lets it crash. */
export const elsewhere =
  (second: SecondTab, faults: ActiveFaults): Action =>
  async (first, random) => {
    if (faults.isOffline()) return undefined;
    const context: UserContext = { ...first, tab: await second.opened() };
    const done =
      (await (random.chance(0.4) ? trashAndLeave(context, random) : random.pick(ACTIONS)(context, random))) ??
      'looks around';
    if (faults.isOffline() || faults.isStorageFull()) return `in the second tab: ${done}`;
    const way = random.pick(['stays', 'reloads it', 'closes it', 'crashes it'] as const);
    if (way === 'stays') return `in the second tab: ${done}`;
    // The panel saves a draft when typing pauses; a crash does not save one.
    if (way === 'crashes it') await context.tab.page.waitForTimeout(600);
    first.ledger.left();
    if (way === 'reloads it') await second.reload();
    else await second.close(way === 'closes it');
    if (random.chance(0.5)) await second.opened();
    return `in the second tab: ${done}; ${way}`;
  };

/** Moderates a note. Leaving the page within the undo window confirms it. */
const trashAndLeave: Action = async (context, random) => {
  const begun = await begin(context, random);
  if (!begun) return undefined;
  context.ledger.moderated({ ...begun, end: 'confirmed' });
  return `${begun.kind === 'spam' ? 'marks as spam' : 'trashes'} ${begun.note}`;
};
