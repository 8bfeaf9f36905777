import { html } from 'hono/html';
import type { Html } from '../platform/pages/layout';

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="1" />
        <title>${title}</title>
        <style>
          body {
            font:
              15px/1.6 system-ui,
              sans-serif;
            margin: 0;
            padding: 3rem 1.5rem;
            color-scheme: light dark;
            overflow-wrap: anywhere;
          }
          code {
            white-space: nowrap;
          }
          pre {
            white-space: pre-wrap;
            font-size: 12px;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
}

/** The page for a failed build, with the output of the compiler. */
export const failedPage = (reason: string): Html =>
  page('The panel does not build', html`<pre>${reason}</pre>`);

/** The page for a missing build. */
export const missingPage = (folder: string): Html =>
  page(
    'The panel is not built',
    html`<p>
      There is no index.html in <code>${folder}</code>. Run <code>npm run build</code> first, or start the
      sandbox with <code>--watch</code>.
    </p>`,
  );
