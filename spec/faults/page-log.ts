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
 * Logs each new text of a live region that is not hidden to the console. Runs in the page before any other script, so
 * that it cannot refer to names of this module or name its functions.
 */
export function logAnnouncements(): void {
  const last = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
      const text = region.closest('[hidden]') ? '' : region.textContent.trim();
      if (text !== '' && text !== last.get(region)) console.debug(`announced:${text}`);
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Whether the browser logged the message itself, for a failed request or a missing picture. */
const isOfBrowser = (message: ConsoleMessage): boolean =>
  /^(Failed to load resource|WebSocket connection to)/.test(message.text());

/** A request that has not ended. */
interface Pending {
  /** In real time. */
  readonly startedAt: number;
  /** It may have met a fault that gives no answer. */
  readonly mayHang: boolean;
}

const pendingOf = new WeakMap<Page, ReadonlyMap<Request, Pending>>();
const hanging = new WeakMap<BrowserContext, (line: string) => boolean>();

/** From now on, the requests of these tabs for which this holds, as `GET http://...`, may get no answer. */
export function letHang(context: BrowserContext, mayHang: (line: string) => boolean): void {
  hanging.set(context, mayHang);
}

/** Real milliseconds after which a request that may hang does so. */
const HANGS_AFTER_MS = 1000;
/** Real milliseconds that a platform and pages under load may need. */
const SETTLED_WITHIN_MS = 20_000;

/**
 * Waits until the tabs have the answers to their requests, and the locks they have asked for. A clock
 * that jumps before that would time them out, which no computer does that is awake.
 */
export async function untilSettled(context: BrowserContext): Promise<void> {
  const isQuiet = (): boolean =>
    context
      .pages()
      .flatMap((page) => [...(pendingOf.get(page)?.values() ?? [])])
      .every(({ startedAt, mayHang }) => mayHang && Date.now() - startedAt > HANGS_AFTER_MS);
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
  const pending = new Map<Request, Pending>();
  pendingOf.set(page, pending);
  const isApi = (request: Request): boolean =>
    request.method() !== 'OPTIONS' && request.url().includes('/rest/v');
  const line = (request: Request): string => `${request.method()} ${request.url()}`;
  page.on('request', (request) => {
    if (!isApi(request)) return;
    const mayHang = hanging.get(page.context())?.(line(request)) ?? false;
    pending.set(request, { startedAt: Date.now(), mayHang });
    lists.requests.push(line(request));
  });
  page.on('websocket', (socket) => lists.requests.push(`GET ${socket.url()}`));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // Nobody tells of the answers to a document that is gone.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
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
    },
  };
}
