import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** A host page that a spec has made, and its (first) bell. */
export interface HostPage {
  readonly page: Page;
  readonly bell: Locator;
  readonly frame: FrameLocator;
  /** The frame's element. */
  readonly frameElement: Locator;
}

/**
 * Opens a page with this body at the host's origin, which is another than the panel's. With a policy, it is sent with the
 * page.
 */
export async function openHostPage(
  page: Page,
  sandbox: Sandbox,
  body: string,
  { policy, head = '' }: { readonly policy?: string; readonly head?: string } = {},
): Promise<HostPage> {
  const address = `${sandbox.host}/made-by-a-spec`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Page</title>${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
  return hostPageOf(page);
}

export const hostPageOf = (page: Page): HostPage => ({
  page,
  bell: page.locator('notestream-bell').first().locator('button').first(),
  frame: page.locator('iframe').first().contentFrame(),
  frameElement: page.locator('iframe').first(),
});

/** The bell's script and element, as a page has them. */
export const bellHtml = ({ panel }: Sandbox, attributes = '', path = '/'): string =>
  `<script src="${panel}/embed.js" defer></script><notestream-bell src="${panel}${path}" ${attributes}></notestream-bell>`;

/** A page of the panel's origin that is ready, asks to be closed at Escape, and keeps what it hears in `heard`. */
export async function fakePanel(page: Page, sandbox: Sandbox, path = '/fake'): Promise<void> {
  await page.route(`${sandbox.panel}${path}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Fake</title><button>Inside</button><script>
        const heard = [];
        addEventListener('message', ({ data }) => heard.push(data));
        const say = (action) => parent.postMessage(JSON.stringify({ type: 'notesIframeMessage', action }), '*');
        addEventListener('keydown', ({ key }) => key === 'Escape' && say('togglePanel'));
        say('iFrameReady');
      </script>`,
    }),
  );
}

/** Has the fake panel say this. */
export const say = (frame: FrameLocator, message: unknown): Promise<void> =>
  frame.locator('body').evaluate((_body, said) => parent.postMessage(said, '*'), message);
