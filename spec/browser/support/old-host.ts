import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** What a page says that opens the panel's links itself. */
export const OPENS_LINKS = "{ type: 'notestream', action: 'opensLinks' }";

/**
 * A host page that knows section 7's messages alone, and keeps in `heard` what it hears of links, as `[action, href]`. `says` is
 * its answer to a panel that is ready.
 */
export async function openOldHost(page: Page, sandbox: Sandbox, says = ''): Promise<void> {
  await page.route(`${sandbox.host}/old`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Old</title>
        <iframe title="Notifications" src="${sandbox.panel}" width="900" height="600"></iframe>
        <script>
          heard = [];
          addEventListener('message', ({ data, source }) => {
            const { action, href } = JSON.parse(data);
            if (href) heard.push([action, href]);
            if (action !== 'iFrameReady') return;
            for (const message of [{ type: 'notesIframeMessage', action: 'togglePanel', showing: true }, ${says}])
              source.postMessage(message, '*');
          });
        </script>`,
    }),
  );
  await page.goto(`${sandbox.host}/old`);
}
