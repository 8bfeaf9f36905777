import { html } from 'hono/html';
import { icon } from '../../icon';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML whose interpolated values have been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageView {
  readonly title: string;
  readonly content: Html;
  /** Without the platform's header, for pages shown in small frames. */
  readonly bare?: boolean;
}

/** A page of the platform around its content. */
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
