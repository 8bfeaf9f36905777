/**
 * System notifications: a file of its own, which the bell loads only if it has the attribute `notify`
 * (decision host-page-notifies). The properties that both files use are public or of the browser,
 * because each build shortens the names of others by itself.
 */
import { parseNews } from './notify-message';
import { offerIn } from './notify-offer';
import { newsTitle } from './notify-texts';
import type { ExtraHostMessage, News } from './protocol';
import type { NotestreamBell } from './types';

/** A load of the panel that is later than this has nothing to do with the click, in milliseconds. */
const CLICKED_MS = 60_000;

/** Offers and shows notifications until the signal is aborted. `send` posts to the panel if it is there. */
export function start(
  host: NotestreamBell,
  send: (message: ExtraHostMessage) => void,
  signal: AbortSignal,
): void {
  const root = host.shadowRoot;
  const value = host.getAttribute('notify');
  if (value !== '' && value !== 'comments') {
    console.error(`<notestream-bell>: notify must be "comments", not "${value}"`);
    return;
  }
  if (!root || signal.aborted || !('Notification' in window)) return;

  let wasOn = false;
  let isAllowed = true;
  /** Tells the panel whether notifications may show. */
  const sendWish = (): void => {
    const isOn = isAllowed && Notification.permission === 'granted';
    if (isOn || wasOn) send({ action: isOn ? 'wantsNews' : 'wantsNoNews' });
    wasOn = isOn;
  };
  const offer = offerIn(root, sendWish);
  /**
   * The note of the last click, and when it was: a panel that loads soon after it, also to sign in, gets
   * it again.
   */
  let clicked = 0;
  let clickedAt = 0;
  const sendClicked = (): void => {
    if (clicked > 0 && Date.now() - clickedAt < CLICKED_MS) send({ action: 'openNote', id: clicked });
  };
  const begin = (): void => {
    sendWish();
    offer();
    sendClicked();
  };
  /** Notifications of single notes, which one of all notes of the kind replaces. */
  const shown: Record<News['kind'], Notification[]> = { comment: [], like: [], follow: [] };

  const show = ({ id, kind, count, title: ownTitle, body, icon }: News): void => {
    // It may have been revoked in the browser's settings.
    if (Notification.permission !== 'granted') {
      sendWish();
      return;
    }
    const title = ownTitle || newsTitle(root.querySelector('dialog')?.lang ?? '', kind, count);
    const detail = { id, type: kind, title, body };
    const event = new CustomEvent('notestream-notify', { bubbles: true, cancelable: true, detail });
    if (!host.dispatchEvent(event)) return;
    const notification = create(title, {
      body,
      // Tabs of this origin replace each other's notification of the same note.
      tag: `notestream-${count > 1 ? kind : id}`,
      ...(icon && { icon }),
    });
    if (!notification) {
      isAllowed = false;
      sendWish();
      return;
    }
    notification.onclick = () => {
      window.focus();
      notification.close();
      host.open();
      // The keys go to the page now. `focus` of the frame's element does nothing if that is the active element
      // already.
      root.querySelector('iframe')?.contentWindow?.focus();
      clicked = id;
      clickedAt = Date.now();
      sendClicked();
    };
    if (count > 1) shown[kind].splice(0).forEach((single) => single.close());
    else shown[kind].push(notification);
  };

  host.addEventListener('iframeready', begin, { signal });
  host.addEventListener('panelclose', () => (clicked = 0), { signal });
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      const frame = root.querySelector('iframe');
      if (!source || source !== frame?.contentWindow || origin !== new URL(frame.src).origin) return;
      const news = document.visibilityState === 'hidden' && parseNews(data);
      if (news) show(news);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      sendWish();
      if (document.visibilityState === 'visible') for (const each of Object.values(shown)) each.length = 0;
    },
    { signal },
  );
  // The panel may have become ready before this file was loaded.
  begin();
}

/** Undefined if the browser does not allow it, as on phones. */
function create(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}
