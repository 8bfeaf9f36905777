import { html } from 'hono/html';
import type { Html } from '../platform/pages/layout';

/** Things that happen at a click: the control's path below `/sandbox/`, its JSON body, the button's text. */
const arrivals = [
  ['follow', 'New follower'],
  ['like', 'Like'],
  ['comment-like', 'Comment like'],
  ['reblog', 'Reblog'],
] as const;

const faults = [
  ['500', 'fail with 500'],
  ['404', 'answer 404'],
  ['401', 'answer 401'],
  ['invalid-token', 'refuse the token: 400 invalid_token'],
  ['authorization-required', 'refuse the token: 403 authorization_required'],
  ['timeout', 'never answer'],
  ['broken-json', 'break the JSON'],
  ['lost-answer', 'do it, and lose the answer'],
  ['reset', 'reset the connection (a browser tries twice)'],
] as const;

/** The panel's languages; the last one shows what was not translated. */
const locales = ['en', 'de', 'es', 'fr', 'ja', 'ar', 'en-XA'];

const themes = ['light', 'dark', 'system'];

/** A button that posts to a control. */
const control = (path: string, body: object, label: string): Html =>
  html`<button type="button" data-control="${path}" data-body="${JSON.stringify(body)}">${label}</button>`;

/** The engineers' side panel: what others do, bad weather, and the messages between page and panel. */
export function controlPanel(): Html {
  return html`<details id="controls" class="controls">
    <summary>Sandbox controls</summary>
    <div class="controls-body">
      <form data-control="comment">
        <h2>Somebody comments</h2>
        <textarea
          name="text"
          rows="2"
          aria-label="Comment text"
          placeholder="Empty: something plausible"
        ></textarea>
        <div class="row">
          <label><input type="checkbox" name="approved" checked /> approved</label>
          <button type="submit">Comment</button>
        </div>
      </form>
      <section>
        <h2>Somebody does something else</h2>
        <div class="row">${arrivals.map(([path, label]) => control(path, {}, label))}</div>
      </section>
      <section>
        <h2>Real-time socket</h2>
        <div class="row">
          ${control('socket/drop', {}, 'Drop')} ${control('socket', { accept: false }, 'Refuse')}
          ${control('socket', { accept: true }, 'Accept')}
        </div>
      </section>
      <form data-control="faults">
        <h2>Bad weather</h2>
        <div class="row">
          <label>Next <input type="number" name="count" value="1" min="0" max="99" /> requests</label>
          <select name="kind" aria-label="What goes wrong">
            ${faults.map(([kind, label]) => html`<option value="${kind}">${label}</option>`)}
          </select>
          <button type="submit">Spoil</button>
          ${control('faults', { count: 0 }, 'Clear')}
        </div>
      </form>
      <form data-control="slow">
        <div class="row">
          <label
            >Slow every answer by <input type="number" name="ms" value="0" min="0" step="250" /> ms</label
          >
          <button type="submit">Apply</button>
        </div>
      </form>
      <section>
        <h2>Session</h2>
        <div class="row">
          ${control('sign-out', {}, 'Sign out')} ${control('reset', {}, 'Reset everything')}
          <button type="button" id="refresh-notes">Refresh notes</button>
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
