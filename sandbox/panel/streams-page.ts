import { html } from 'hono/html';
import { browserScript } from '../browser-script';
import type { Html } from '../platform/pages/layout';

/**
 * An empty page of the panel's origin for the view of the stream console, as a pane of the host
 * page or as a window.
 */
export const streamsPage = (): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Notestream: streams</title>
        <script type="module" src="/streams.js"></script>
      </head>
      <body></body>
    </html>`;

/** The page's script. */
export const streamsScript = (): string => browserScript('panel/client', 'streams.js') ?? '';
