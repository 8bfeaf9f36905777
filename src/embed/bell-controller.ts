import type { ShadowTree } from './shadow-tree';
import { panelAddress } from './panel-address';
import { type FrameState, panelFrame } from './panel-frame';
import { popup } from './popup';
import type { PanelMessage } from './protocol';
import { languageOf, TEXTS } from './texts';
import type { NotestreamBell } from './types';

/** Controls a bell for as long as it is in a document. */
export interface BellController {
  /** The number of new notes. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly refresh: () => void;
  /** Applies the bell's attributes after one of them has changed. */
  readonly changed: () => void;
}

/** If `loading` is 'idle', the panel is loaded this many milliseconds after the page. */
const IDLE_MS = 200;

export function startBell(host: NotestreamBell, tree: ShadowTree, signal: AbortSignal): BellController {
  const {
    bell,
    badgePart: badge,
    panel,
    titlePart: title,
    closePart: closeButton,
    words,
    retryPart: retry,
    framePart,
  } = tree;
  let count = 0;
  let state: FrameState = 'loading';
  /** The value of `screen` in the panel's address; undefined until the panel should be loaded. */
  let screen: string | undefined;
  /** The attributes with which the panel was last loaded. */
  let loadedFor: string | undefined;
  /** The theme that was last sent to the panel, in its address or by a message. */
  let panelTheme = '';

  /** Dispatches an event from the bell's element; returns false if a listener cancelled the event. */
  const dispatch = (name: string, detail: unknown): boolean =>
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, composed: true, detail }));

  const attributes = (): string => `${host.src} ${host.locale}`;
  const load = (): void => {
    const { src, locale } = host;
    loadedFor = attributes();
    // The panel starts narrow after each load.
    panel.dataset.wide = '';
    panelTheme = host.theme;
    // The focused element (the frame or the retry button) is about to be removed or hidden.
    panelPopup.moveFocus(panel);
    const address = panelAddress(src, {
      locale,
      theme: host.getAttribute('theme') && panelTheme,
      screen,
      back: host.getAttribute('back'),
    });
    // A retry with an invalid address would fail again.
    retry.hidden = !address;
    frame.loadPanel(address);
  };
  const render = (): void => {
    const language = languageOf(host.locale);
    const [name, news, close, failed, again] = TEXTS[language];
    bell.lang = panel.lang = language;
    badge.textContent = count > 99 ? '99+' : `${count || ''}`;
    bell.ariaLabel = count ? name + news.replace('#', `${count}`) : name;
    panel.ariaLabel = framePart.title = title.textContent = name;
    closeButton.ariaLabel = close;
    retry.textContent = again;
    words.textContent = state === 'silent' ? failed : '';
    panel.dataset.state = state;
  };

  const receive = (message: PanelMessage): void => {
    const { action, ...detail } = message;
    if (action === 'iFrameReady') {
      sendTheme();
      // Always sent, because the code below opens the links that the host page does not handle.
      frame.sendExtra({ action: 'opensLinks' });
    }
    if (action === 'render') count = message.num_new;
    if (action === 'renderAllSeen') count = 0;
    if (action === 'widescreen') panel.dataset.wide = `${message.widescreen}`;
    // The panel sends `togglePanel` only to be closed, so this never opens a closed panel.
    if (action === 'togglePanel') panelPopup.closePanel('panel');
    render();
    // `parsePanelMessage` has checked that the address is safe.
    if (dispatch(action.toLowerCase(), detail) && 'href' in message)
      // 'noreferrer' implies 'noopener'.
      window.open(message.href, '_blank', 'noreferrer');
  };
  const sendOpen = (): void => frame.sendMessage({ action: 'togglePanel', showing: panelPopup.isShown });
  const sendTheme = (): void => {
    if (panelTheme === host.theme) return;
    panelTheme = host.theme;
    frame.sendExtra({ action: 'setTheme', theme: host.theme });
  };

  const frame = panelFrame(
    tree,
    {
      onMessage: receive,
      onState: (newState) => {
        // Also sent to the panel's sign-in, which draws no screen until the panel is opened.
        if (newState === 'loading') sendOpen();
        if (state === newState) return;
        state = newState;
        if (state !== 'ready') panel.dataset.wide = '';
        render();
        panelPopup.moveFocus(state === 'silent' ? panel : framePart);
      },
    },
    signal,
  );
  const panelPopup = popup(
    host,
    tree,
    {
      onClosing: (reason) => dispatch('panelclose', { reason }),
      onToggled: () => {
        if (panelPopup.isShown) {
          prepare();
          if (state === 'silent') load();
          dispatch('panelopen', null);
        }
        sendOpen();
      },
    },
    signal,
  );
  /** Loads the panel with its screen. If the panel is loaded without a screen, sends `prepare`. */
  const prepare = (): void => {
    screen = 'now';
    update();
    frame.sendExtra({ action: 'prepare' });
  };
  /** Loads the panel unless it is loaded with the current attributes. */
  const update = (): void => {
    if (screen && !signal.aborted && loadedFor !== attributes()) load();
  };
  // Runs in a later task, because frameworks set attributes one after another. Uses a browser timer, because
  // RxJS alone exceeds the bell's limit of 5 kB.
  const loadSoon = (): void => {
    setTimeout(
      () => {
        // Loaded on demand, because few pages use `notify`. Without the file, or if the bell's script comes
        // from another origin without `crossorigin`, there are no notifications.
        if (host.hasAttribute('notify'))
          import(/* webpackIgnore: true */ './embed-notify.js').then(
            (file) => file.start(host, frame.sendExtra, signal),
            console.error,
          );
        if (host.loading !== 'lazy') screen ??= host.getAttribute('screen') ?? 'later';
        update();
      },
      host.loading === 'eager' ? 0 : IDLE_MS,
    );
  };

  // The pointer (or touch) or the focus arrives before the click.
  bell.onpointerenter = bell.onfocus = prepare;
  retry.onclick = load;
  render();
  if (host.loading === 'eager' || document.readyState === 'complete') loadSoon();
  else addEventListener('load', loadSoon, { signal });

  return {
    get count() {
      return count;
    },
    get isOpen() {
      return panelPopup.isShown;
    },
    open: panelPopup.openPanel,
    close: () => panelPopup.closePanel('method'),
    refresh: () => frame.sendMessage({ action: 'refreshNotes' }),
    changed: () => {
      render();
      sendTheme();
      // Runs in a later task, because frameworks set attributes one after another.
      setTimeout(() => {
        update();
        if (!signal.aborted && !host.src) panelPopup.closePanel('method');
      });
    },
  };
}
