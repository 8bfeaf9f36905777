/**
 * The inline script of index.html, which runs before any other file has arrived. `npm run page-script` writes
 * it into the page, and its hash into the content security policies. In this folder, only this file accesses
 * the page through globals.
 */
import { isShownAtOnce } from '../lib/drawing';
import { runFirstScript } from '../waiting/run-first-script';
import { isTrustedPage } from './trusted-page';
import { askEarly } from './ask-early';
import { drawEarly } from './draw-early';
import { startNotices } from './notices';
import { loadSession } from '../streams/session/stored-session';

startNotices(self);
void runFirstScript(self);
if (isShownAtOnce(self)) {
  // Starts the preloads of the screen's files. Until now, their media query matched nothing.
  for (const link of document.querySelectorAll('link[media]')) link.removeAttribute('media');
  try {
    if (isTrustedPage(self)) {
      const now = Date.now();
      // A page with a fragment may be returning from sign-in.
      const get = (key: string): string | undefined => localStorage.getItem(key) ?? undefined;
      const session = location.hash === '' ? loadSession({ get }, now) : undefined;
      self.early = session ? askEarly(self, session.token, now) : {};
      if (session) drawEarly(self, session.token, now);
    }
  } catch {
    // If storage is denied or data is malformed, the panel starts without an early request or drawing.
  }
}
