import type { BrowserContext, Page } from '@playwright/test';
import { Tab } from '../tab';
import { begin } from './moderating';
import { like } from './acting';
import { draft, reply, seeToReply, takeUp } from './writing';
import type { Action, Situation } from './situation';

/** What makes leaving a page another matter than the one that is looked at. */
export interface Circumstances {
  readonly isOffline: () => boolean;
  /** Nothing can be kept, by no page whatever. */
  readonly isStorageFull: () => boolean;
}

/** The page that is opened, reloaded and closed beside the one that stays. */
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
      await page.goto(this.addresses.host);
    }
    await this.tab.open();
    return this.tab;
  }

  isOn(page: Page | null): boolean {
    return page !== null && page === this.tab?.page;
  }

  async reload(): Promise<void> {
    await this.tab?.page.reload();
  }

  /** With its last words, or as a process that dies. */
  async close(hasLastWords: boolean): Promise<void> {
    const page = this.tab?.page;
    this.tab = undefined;
    if (!page) return;
    const closed = page.waitForEvent('close', { timeout: 10_000 });
    await page.close({ runBeforeUnload: hasLastWords });
    await closed;
  }
}

const PASTIMES = [draft, draft, reply, reply, takeUp, seeToReply, like];

/** Does something in the second page, and then stays there, reloads or closes it. */
export const elsewhere =
  (second: SecondTab, circumstances: Circumstances): Action =>
  async (first, random) => {
    if (circumstances.isOffline()) return undefined;
    const situation: Situation = { ...first, tab: await second.opened() };
    const said =
      (await (random.chance(0.4)
        ? trashAndGo(situation, random)
        : random.pick(PASTIMES)(situation, random))) ?? 'looks around';
    if (circumstances.isOffline() || circumstances.isStorageFull()) return `in the second tab: ${said}`;
    const way = random.pick(['stays', 'reloads it', 'closes it', 'loses it'] as const);
    if (way === 'stays') return `in the second tab: ${said}`;
    // What was typed is kept when the typing pauses; a process that dies has no last words.
    if (way === 'loses it') await situation.tab.page.waitForTimeout(600);
    first.book.left();
    if (way === 'reloads it') await second.reload();
    else await second.close(way === 'closes it');
    if (random.chance(0.5)) await second.opened();
    return `in the second tab: ${said}; ${way}`;
  };

/** Whoever leaves within the undo window wants it done. */
const trashAndGo: Action = async (situation, random) => {
  const begun = await begin(situation, random);
  if (!begun) return undefined;
  situation.book.moderated({ ...begun, end: 'confirmed' });
  return `${begun.kind === 'spam' ? 'marks as spam' : 'trashes'} ${begun.note}`;
};
