import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** What has happened on a page since the last `forget`. */
export interface Diary {
  /** What its live regions have said, also what is no longer shown. */
  readonly said: readonly string[];
  /** Errors of scripts and of the console, without the browser's own lines about failed requests. */
  readonly errors: readonly string[];
  /** What the panel has reported to engineers. */
  readonly reports: readonly string[];
  /** Requests of the API, as `GET http://...`. */
  readonly requests: readonly string[];
  /** Those of them that have not ended. */
  readonly underWay: () => readonly string[];
  readonly forget: () => void;
}

const SAID = 'said:';

/** Runs in the page, before anything else: tells what live regions say, each time that it changes. It must not name functions. */
export function tellSaid(): void {
  const last = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
      const text = region.textContent.trim();
      if (text !== '' && text !== last.get(region)) console.debug(`said:${text}`);
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The browser itself logs requests that fail, and the seed's missing pictures. */
const isOfBrowser = (message: ConsoleMessage): boolean =>
  /^(Failed to load resource|WebSocket connection to)/.test(message.text());

export function keepDiary(page: Page): Diary {
  const diary = {
    said: new Array<string>(),
    errors: new Array<string>(),
    reports: new Array<string>(),
    requests: new Array<string>(),
  };
  const pending = new Set<Request>();
  const isApi = (request: Request): boolean =>
    request.method() !== 'OPTIONS' && request.url().includes('/rest/v');
  const line = (request: Request): string => `${request.method()} ${request.url()}`;
  page.on('request', (request) => {
    if (!isApi(request)) return;
    pending.add(request);
    diary.requests.push(line(request));
  });
  page.on('websocket', (socket) => diary.requests.push(`GET ${socket.url()}`));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('pageerror', ({ message }) => diary.errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(SAID)) diary.said.push(text.slice(SAID.length));
    else if (text.startsWith('Notestream:')) diary.reports.push(text);
    else if (message.type() === 'error' && !isOfBrowser(message)) diary.errors.push(text);
  });
  return {
    ...diary,
    underWay: () => [...pending].map(line),
    forget: () => {
      for (const list of Object.values(diary)) list.length = 0;
      pending.clear();
    },
  };
}
