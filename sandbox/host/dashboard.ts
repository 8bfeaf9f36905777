import { html } from 'hono/html';
import { icon } from '../icon';
import type { Html } from '../platform/pages/layout';
import { controlPanel } from './control-panel';

/** The origins that the host page uses. */
export interface HostAddresses {
  readonly panelOrigin: string;
  readonly platformOrigin: string;
}

const stats = [
  ['Views this week', '4,218', '+12%'],
  ['Visitors', '1,904', '+7%'],
  ['Comments', '63', '+21%'],
  ['Kettles boiled', '19', 'as usual'],
] as const;

const posts = [
  ['In praise of the second cup', 'Published yesterday', '412 views'],
  ['The squeak, part four', 'Published on Monday', '1,204 views'],
  ['A loaf that waits for you', 'Published last week', '877 views'],
  ['A theory of spoons', 'Draft', 'Only you have seen it'],
] as const;

const bars = [38, 52, 44, 61, 57, 80, 72, 49, 66, 91, 84, 70, 95, 88];

/** Display settings of the host page, from its query. */
export interface DisplayOptions {
  readonly locale: string;
  /** Passed to the bell; '' means that the bell has no such attribute. */
  readonly theme: string;
}

/** The host page: a sample dashboard with the bell, and the sandbox's controls. */
export function dashboard(
  { panelOrigin, platformOrigin }: HostAddresses,
  { locale, theme }: DisplayOptions,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Dashboard · Inkwell</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="/host.css" />
        <script src="${panelOrigin}/embed.js" defer></script>
        <script type="module" src="/host.js"></script>
      </head>
      <body data-theme="${theme}" data-platform-origin="${platformOrigin}" data-panel-origin="${panelOrigin}">
        <header class="bar">
          <a class="brand" href="/">Inkwell</a>
          <nav aria-label="Main">
            <a href="/" aria-current="page">My sites</a><a href="${platformOrigin}/reader">Reader</a>
          </nav>
          <notestream-bell
            id="bell"
            src="${panelOrigin}/"
            locale="${locale}"
            ${theme === '' ? '' : html`theme="${theme}"`}
          ></notestream-bell>
          <img
            class="avatar"
            src="${platformOrigin}/avatar/wilhelmina.png"
            alt="Wilhelmina Oduya"
            width="32"
            height="32"
          />
        </header>
        <main class="page">
          <p class="quiet">The Slow Kettle</p>
          <h1>Good to see you, Wilhelmina</h1>
          <section class="stats" aria-label="Statistics">
            ${stats.map(
              ([name, value, change]) =>
                html`<article class="card">
                  <h2>${name}</h2>
                  <b>${value}</b><span class="up">${change}</span>
                </article>`,
            )}
          </section>
          <div class="columns">
            <section class="card" aria-labelledby="views">
              <h2 id="views">Views, last two weeks</h2>
              <svg
                class="chart"
                viewBox="0 0 280 100"
                role="img"
                aria-label="Views have risen over two weeks"
                preserveAspectRatio="none"
              >
                ${bars.map((height, day) => html`<rect x="${day * 20 + 3}" y="${100 - height}" width="14" height="${height}" rx="3" />`)}
              </svg>
            </section>
            <section class="card" aria-labelledby="posts">
              <h2 id="posts">Recent posts</h2>
              <ul class="posts">
                ${posts.map(([title, when, views]) => html`<li><b>${title}</b><span class="quiet">${when} · ${views}</span></li>`)}
              </ul>
            </section>
            <section class="card idea">
              <h2>Something to write about</h2>
              <p>“What is the one thing in your kitchen that has outlived every plan you had for it?”</p>
            </section>
          </div>
        </main>
        ${controlPanel()}
        <section id="streams" class="streams" aria-label="Streams of the panel" hidden>
          <button type="button" id="streams-close">Close</button>
        </section>
      </body>
    </html>`;
}
