import type { Drawing } from './drawing';
import { panelAddress } from './panel-address';
import { type FrameState, panelFrame } from './panel-frame';
import { popup } from './popup';
import type { PanelMessage } from './protocol';
import { wordsOf } from './texts';
import type { NotestreamBell } from './types';

/** A bell while it is in a document: what it shows, and what it does at the panel's word. */
export interface RunningBell {
  /** Notes that have not been seen. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly refresh: () => void;
  /** An attribute has another value. */
  readonly changed: () => void;
}

/** A page that has loaded is given this long, in milliseconds, to get on with what it does first. */
const IDLE_MS = 200;

export function runBell(host: NotestreamBell, drawing: Drawing, signal: AbortSignal): RunningBell {
  const { bell, badge, panel, title, close: closeButton, words, retry } = drawing;
  let count = 0;
  let state: FrameState = 'loading';
  /** Nothing is loaded before it is. */
  let isWanted = false;
  /** The attributes that the panel was loaded for. */
  let loaded = '';
  /** What the panel has been told of its theme, by its address or since. */
  let theme = '';
  let isWide = false;

  /** Tells the page; answers whether it leaves the rest to the bell. */
  const tell = (name: string, detail: unknown): boolean =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));

  const attributes = (): string => `${host.src} ${host.locale}`;
  const load = (): void => {
    const { src, locale } = host;
    loaded = attributes();
    ({ theme } = host);
    // What has the focus, a frame or a button, goes, and the focus would go with it.
    shown.moveFocus(panel);
    const address = panelAddress(src, { locale, theme: host.getAttribute('theme') && theme });
    // Without an address, only engineers can help.
    retry.hidden = !address;
    frame.load(address);
  };
  const draw = (): void => {
    const [name, news, close, failed, again] = wordsOf(host.locale);
    badge.textContent = count > 99 ? '99+' : String(count || '');
    bell.ariaLabel = count > 0 ? name + news.replace('#', String(count)) : name;
    panel.ariaLabel = drawing.frame.title = title.textContent = name;
    closeButton.ariaLabel = close;
    retry.textContent = again;
    words.textContent = state === 'silent' ? failed : '';
    panel.dataset.state = state;
    panel.dataset.theme = host.theme;
    panel.classList.toggle('wide', isWide);
  };

  const hear = (message: PanelMessage): void => {
    const { action, ...detail } = message;
    if (action === 'iFrameReady') greet();
    if (action === 'render') count = message.num_new;
    if (action === 'renderAllSeen') count = 0;
    if (action === 'widescreen') isWide = message.widescreen;
    // Only an open panel asks, to be closed: one that is closed already must not come back.
    if (action === 'togglePanel') shown.close('panel');
    draw();
    // The protocol has checked the address.
    if (tell(action.toLowerCase(), detail) && 'href' in message)
      // 'noreferrer' implies 'noopener'.
      window.open(message.href, '_blank', 'noreferrer');
  };
  /** A panel that has just loaded does not know how things are. */
  const greet = (): void => {
    tellOpen();
    tellVisibility();
    tellTheme();
    // Whether the page keeps a link to itself is known only when it has heard of the link.
    frame.sendExtra({ action: 'opensLinks' });
  };
  const tellOpen = (): void => frame.send({ action: 'togglePanel', showing: shown.isOpen });
  const tellVisibility = (): void => frame.send({ action: 'toggleVisibility', hidden: document.hidden });
  const tellTheme = (): void => {
    if (theme === host.theme) return;
    ({ theme } = host);
    frame.sendExtra({ action: 'setTheme', theme: host.theme });
  };

  const frame = panelFrame(
    drawing,
    {
      onMessage: hear,
      onState: (now) => {
        state = now;
        draw();
        shown.moveFocus(drawing.frame);
      },
    },
    signal,
  );
  const shown = popup(
    host,
    drawing,
    {
      onClosing: (reason) => tell('panelclose', { reason }),
      onToggled: () => {
        if (shown.isOpen) {
          isWanted = true;
          if (state === 'silent') load();
          else update();
          tell('panelopen', null);
        }
        tellOpen();
      },
    },
    signal,
  );
  /** Loads the panel if it was not, or for other attributes. */
  const update = (): void => {
    if (isWanted && !signal.aborted && loaded !== attributes()) load();
  };
  // Later on: of the attributes that a framework sets one after the other, all count.
  const startSoon = (): void => {
    setTimeout(
      () => {
        isWanted ||= host.loading !== 'lazy';
        update();
      },
      host.loading === 'eager' ? 0 : IDLE_MS,
    );
  };

  addEventListener('visibilitychange', tellVisibility, { signal });
  retry.onclick = load;
  draw();
  if (host.loading === 'eager' || document.readyState === 'complete') startSoon();
  else addEventListener('load', startSoon, { signal });

  return {
    get count() {
      return count;
    },
    get isOpen() {
      return shown.isOpen;
    },
    open: shown.open,
    close: () => shown.close('method'),
    refresh: () => frame.send({ action: 'refreshNotes' }),
    changed: () => {
      draw();
      tellTheme();
      setTimeout(update);
    },
  };
}
