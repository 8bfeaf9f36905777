import { html } from 'hono/html';
import { icon } from '../../icon';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML in which interpolated values are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageView {
  readonly title: string;
  readonly content: Html;
  /** Omits the platform's header, for pages in small frames. */
  readonly bare?: boolean;
}

/** Wraps the content in a page of the platform. */
export function layout({ title, content, bare = false }: PageView): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Inkwell</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="/platform.css" />
      </head>
      <body>
        ${
          bare
            ? ''
            : html`<header class="bar">
                <a class="brand" href="/reader">Inkwell</a>
                <nav><a href="/reader">Reader</a><a href="/settings/notifications">Settings</a></nav>
              </header>`
        }
        ${content}
      </body>
    </html>`;
}
