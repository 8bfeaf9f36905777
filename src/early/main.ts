/**
 * The script in index.html, which runs before any other file has arrived. `npm run page-script`
 * writes it there, and its hash into the policies. Only this file uses the globals of the page.
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
  // The preloads of the screen match no medium until now.
  for (const link of document.querySelectorAll('link[media]')) link.removeAttribute('media');
  try {
    if (isTrustedPage(self)) {
      const now = Date.now();
      // A page with a fragment may come back from the sign-in.
      const get = (key: string): string | undefined => localStorage.getItem(key) ?? undefined;
      const session = location.hash === '' ? loadSession({ get }, now) : undefined;
      self.early = session ? askEarly(self, session.token, now) : {};
      if (session) drawEarly(self, session.token, now);
    }
  } catch {
    // Denied storage or malformed data: the panel's script starts without help.
  }
}
