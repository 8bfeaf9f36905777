import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/** Everything that happened on a page since the last `clear`. */
export interface PageLog {
  /** The texts of its live regions, including those that are no longer shown. */
  readonly announcements: readonly string[];
  /**
   * Errors of scripts and of the console, without the browser's own lines about failed requests.
   */
  readonly errors: readonly string[];
  /** The problems that the panel reported to developers. */
  readonly reports: readonly string[];
  /** API requests, as `GET http://...`. */
  readonly requests: readonly string[];
  /** API requests that have not ended. */
  readonly pendingRequests: () => readonly string[];
  readonly clear: () => void;
}

const ANNOUNCED = 'announced:';

/**
 * Logs each new text of a live region to the console. Runs in the page before any other script, so
 * that it cannot refer to names of this module or name its functions.
 */
export function logAnnouncements(): void {
  const last = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
      const text = region.textContent.trim();
      if (text !== '' && text !== last.get(region)) console.debug(`announced:${text}`);
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Whether the browser logged the message itself, for a failed request or a missing picture. */
const isOfBrowser = (message: ConsoleMessage): boolean =>
  /^(Failed to load resource|WebSocket connection to)/.test(message.text());

/** The requests of each page that have not ended, with the real time of their start. */
const pendingOf = new WeakMap<Page, ReadonlyMap<Request, number>>();

/** A request that takes longer, in real milliseconds, has a fault: it gets no answer. */
const ANSWERED_WITHIN_MS = 1000;
const SETTLED_WITHIN_MS = 5000;

/**
 * Waits until the tabs have the answers to their requests, and the locks they have asked for. A clock
 * that jumps before that would time them out, which no computer does that is awake.
 */
export async function untilSettled(context: BrowserContext): Promise<void> {
  const isQuiet = (): boolean =>
    context
      .pages()
      .flatMap((page) => [...(pendingOf.get(page)?.values() ?? [])])
      .every((startedAt) => Date.now() - startedAt > ANSWERED_WITHIN_MS);
  const endsAt = Date.now() + SETTLED_WITHIN_MS;
  for (let quietCount = 0; quietCount < 2 && Date.now() < endsAt;) {
    await Promise.all(
      context.pages().map((page) => page.evaluate(() => navigator.locks.query()).catch(() => null)),
    );
    quietCount = isQuiet() ? quietCount + 1 : 0;
    if (quietCount === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export function keepPageLog(page: Page): PageLog {
  const lists = {
    announcements: new Array<string>(),
    errors: new Array<string>(),
    reports: new Array<string>(),
    requests: new Array<string>(),
  };
  const pending = new Map<Request, number>();
  pendingOf.set(page, pending);
  const isApi = (request: Request): boolean =>
    request.method() !== 'OPTIONS' && request.url().includes('/rest/v');
  const line = (request: Request): string => `${request.method()} ${request.url()}`;
  page.on('request', (request) => {
    if (!isApi(request)) return;
    pending.set(request, Date.now());
    lists.requests.push(line(request));
  });
  page.on('websocket', (socket) => lists.requests.push(`GET ${socket.url()}`));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('pageerror', ({ message }) => lists.errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(ANNOUNCED)) lists.announcements.push(text.slice(ANNOUNCED.length));
    else if (text.startsWith('Notestream:')) lists.reports.push(text);
    else if (message.type() === 'error' && !isOfBrowser(message)) lists.errors.push(text);
  });
  return {
    ...lists,
    pendingRequests: () => [...pending.keys()].map(line),
    clear: () => {
      for (const list of Object.values(lists)) list.length = 0;
      pending.clear();
    },
  };
}
