import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** A host page, and the first bell in it. */
export interface HostPage {
  readonly page: Page;
  readonly bell: Locator;
  readonly frame: FrameLocator;
  readonly frameElement: Locator;
}

/**
 * Opens a page with this body at the host's origin, which differs from the panel's. `policy` is
 * sent as its content security policy.
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

/** The script and the element of the bell. */
export const bellHtml = ({ panel }: Sandbox, attributes = '', path = '/'): string =>
  `<script src="${panel}/embed.js" defer></script><notestream-bell src="${panel}${path}" ${attributes}></notestream-bell>`;

/**
 * Serves a fake panel that reports that it is ready and shown, asks to be closed on Escape, and records the
 * messages it gets in `received`.
 */
export async function fakePanel(page: Page, sandbox: Sandbox, path = '/fake'): Promise<void> {
  await page.route(`${sandbox.panel}${path}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Fake</title><button>Inside</button><script>
        const received = [];
        addEventListener('message', ({ data }) => received.push(data));
        const sendAsPanel = (action) => parent.postMessage(JSON.stringify({ type: 'notesIframeMessage', action }), '*');
        addEventListener('keydown', ({ key }) => key === 'Escape' && sendAsPanel('togglePanel'));
        sendAsPanel('iFrameReady');
        parent.postMessage({ type: 'notestream', action: 'shown' }, '*');
      </script>`,
    }),
  );
}

/** Makes the fake panel send a message. */
export const sendAsPanel = (frame: FrameLocator, message: unknown): Promise<void> =>
  frame.locator('body').evaluate((_body, said) => parent.postMessage(said, '*'), message);
