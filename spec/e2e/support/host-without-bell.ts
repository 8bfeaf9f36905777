import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** The message of a page that opens the panel's links itself. */
export const OPENS_LINKS = "{ type: 'notestream', action: 'opensLinks' }";

/**
 * Opens a host page that uses the messages of section 7 without the bell. It records messages with
 * links in `linkMessages`, as `[action, href]`. `response` is what it sends a panel that is ready.
 */
export async function openHostWithoutBell(page: Page, sandbox: Sandbox, response = ''): Promise<void> {
  await page.route(`${sandbox.host}/old`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Old</title>
        <iframe title="Notifications" src="${sandbox.panel}" width="900" height="600"></iframe>
        <script>
          linkMessages = [];
          addEventListener('message', ({ data, source }) => {
            const { action, href } = JSON.parse(data);
            if (href) linkMessages.push([action, href]);
            if (action !== 'iFrameReady') return;
            for (const message of [{ type: 'notesIframeMessage', action: 'togglePanel', showing: true }, ${response}])
              source.postMessage(message, '*');
          });
        </script>`,
    }),
  );
  await page.goto(`${sandbox.host}/old`);
}
