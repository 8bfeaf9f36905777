import { html } from 'hono/html';
import type { Html } from '../platform/pages/layout';

/** One-click actions of other users: the control's path below `/sandbox/` and the button's text. */
const quickActions = [
  ['follow', 'New follower'],
  ['like', 'Like'],
  ['comment-like', 'Comment like'],
  ['reblog', 'Reblog'],
] as const;

const faults = [
  ['500', '500: server error'],
  ['404', '404: not found'],
  ['401', '401: unauthorized'],
  ['invalid-token', 'invalid-token: 400 invalid_token'],
  ['authorization-required', 'authorization-required: 403'],
  ['timeout', 'timeout: no response'],
  ['broken-json', 'broken-json: truncated JSON'],
  ['lost-answer', 'lost-answer: processed, but no response'],
  ['no-items', 'no-items: processed, but empty lists'],
  ['reset', 'reset: closed connection (browsers retry once)'],
] as const;

/** Controls that change the platform's rules; `reset` undoes the changes. */
const rules: readonly (readonly [object, string])[] = [
  [{ flood: true }, 'Refuse quick replies'],
  [{ trash: false }, 'No trash'],
  [{ gaps: true }, 'Lists with gaps'],
  [{ shortPages: true }, 'Short pages'],
  [{ emojiImages: true }, 'Emoji as images'],
  [{ clockMs: 3_600_000 }, 'Clock an hour ahead'],
];

/** The panel's languages. `en-XA` is the pseudo-locale, which shows untranslated texts. */
const locales = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'en-XA'];

const themes = ['light', 'dark', 'system'];

/** A button that posts a JSON body to a control. */
const control = (path: string, body: object, label: string): Html =>
  html`<button type="button" data-control="${path}" data-body="${JSON.stringify(body)}">${label}</button>`;

/**
 * The side panel with the sandbox's controls: actions of other users, fault injection, the session,
 * and the messages between the host page and the panel.
 */
export function controlPanel(): Html {
  return html`<details id="controls" class="controls">
    <summary>Sandbox controls</summary>
    <div class="controls-body">
      <form data-control="comment">
        <h2>Comment of another user</h2>
        <textarea
          name="text"
          rows="2"
          aria-label="Comment text"
          placeholder="Empty: a random text"
        ></textarea>
        <div class="row">
          <label><input type="checkbox" name="approved" checked /> approved</label>
          <button type="submit">Comment</button>
        </div>
      </form>
      <section>
        <h2>Other actions</h2>
        <div class="row">${quickActions.map(([path, label]) => control(path, {}, label))}</div>
      </section>
      <section>
        <h2>Real-time socket</h2>
        <div class="row">
          ${control('socket/drop', {}, 'Drop')} ${control('socket', { accept: false }, 'Refuse')}
          ${control('socket', { accept: true }, 'Accept')}
        </div>
      </section>
      <form data-control="faults">
        <h2>Fault injection</h2>
        <div class="row">
          <label>Next <input type="number" name="count" value="1" min="0" max="99" /> requests</label>
          <select name="kind" aria-label="Kind of fault">
            ${faults.map(([kind, label]) => html`<option value="${kind}">${label}</option>`)}
          </select>
          <button type="submit">Inject</button>
          ${control('faults', { count: 0 }, 'Clear')}
        </div>
      </form>
      <form data-control="slow">
        <div class="row">
          <label
            >Delay every response by <input type="number" name="ms" value="0" min="0" step="250" /> ms</label
          >
          <button type="submit">Apply</button>
        </div>
      </form>
      <section>
        <h2>Rules of the platform</h2>
        <div class="row">${rules.map(([body, label]) => control('rules', body, label))}</div>
      </section>
      <section>
        <h2>Session</h2>
        <div class="row">
          ${control('sign-out', {}, 'Sign out')} ${control('reset', {}, 'Reset everything')}
          <button type="button" id="refresh-notes">Refresh notes</button>
        </div>
      </section>
      <section>
        <h2>Streams of the panel</h2>
        <div class="row">
          <button type="button" id="streams-pane">Open in a pane</button>
          <button type="button" id="streams-window">Open in a window</button>
        </div>
      </section>
      <section>
        <h2>Language</h2>
        <div class="row">${locales.map((locale) => html`<a href="/?locale=${locale}">${locale}</a>`)}</div>
      </section>
      <section>
        <h2>Theme</h2>
        <div class="row">
          ${themes.map((theme) => html`<button type="button" data-theme="${theme}">${theme}</button>`)}
        </div>
      </section>
      <section>
        <h2>Messages</h2>
        <p id="control-status" class="quiet" role="status"></p>
        <ol id="messages" class="messages"></ol>
      </section>
    </div>
  </details>`;
}
