/**
 * System notifications. The bell loads this separate file only if it has the attribute `notify` (decision
 * host-page-notifies). The two builds shorten names independently, so both files may only share properties that
 * are public or the browser's own.
 */
import { parseNews } from './notify-message';
import { hasAnswered, offerIn } from './notify-offer';
import { newsTitle } from './notify-texts';
import type { ExtraHostMessage, News } from './protocol';
import type { NotestreamBell } from './types';

/**
 * A panel that loads within this time after a click on a notification is assumed to load because of the click.
 */
const CLICKED_MS = 60_000;

/** Offers and shows notifications until the signal is aborted. `send` posts a message to a loaded panel. */
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
  /** Sends `wantsNews` or `wantsNoNews` to the panel, depending on the permission. */
  const sendWish = (): void => {
    const isOn = isAllowed && mayShow();
    if (isOn || wasOn) send({ action: isOn ? 'wantsNews' : 'wantsNoNews' });
    wasOn = isOn;
  };
  const offer = offerIn(root, sendWish);
  /**
   * The id of the note whose notification was clicked last, and the time of the click. A panel that loads soon
   * afterwards, perhaps after a sign-in, is requested again to open the note.
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
  /**
   * The shown notifications of single notes, by kind. A notification about several notes of a kind replaces
   * them.
   */
  const shown: Record<News['kind'], Notification[]> = { comment: [], like: [], follow: [] };

  const show = ({ id, kind, count, title: ownTitle, body, icon }: News): void => {
    // The permission may have been revoked in the browser's settings since.
    if (!mayShow()) {
      sendWish();
      return;
    }
    const title = ownTitle || newsTitle(root.querySelector('dialog')?.lang ?? '', kind, count);
    const detail = { id, type: kind, title, body };
    const event = new CustomEvent('notestream-notify', {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail,
    });
    if (!host.dispatchEvent(event)) return;
    const notification = create(title, {
      body,
      // With the same tag, tabs of this origin replace each other's notification of a note.
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
      // Until now the page gets the key presses. The frame's element may already be the active one, and `focus`
      // on it would then have no effect.
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

/** Whether the blogger has accepted notifications, and the browser allows the page to show them. */
const mayShow = (): boolean => Notification.permission === 'granted' && hasAnswered('accepted');

/** Creates a notification; undefined if the browser does not allow it, as on phones. */
function create(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}
