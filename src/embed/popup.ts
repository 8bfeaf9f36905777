import type { ShadowTree } from './shadow-tree';

/** Media query of small windows, in which the panel covers the page. */
const SMALL = '(max-width:600px),(max-height:420px)';
/** The distance in px between the bell and the panel, and between the panel and the edges of the window. */
const GAP = 8;

/**
 * Why the panel is closed: by the bell or the close button, by a message from the panel, by Escape, by a click
 * outside, or by the method `close()`.
 */
export type CloseReason = 'button' | 'panel' | 'escape' | 'outside' | 'method';

interface Listener {
  /** Called before the panel is closed. Returns whether it may be closed. */
  readonly onClosing: (reason: CloseReason) => boolean;
  readonly onToggled: () => void;
}

/** Shows and hides the panel, positions it beside the bell, and moves the focus. */
export interface Popup {
  readonly isShown: boolean;
  readonly openPanel: () => void;
  readonly closePanel: (reason: CloseReason) => void;
  /** Moves the focus to this element if the focus is in the panel. */
  readonly moveFocus: (to: HTMLElement) => void;
}

export function popup(
  host: Element,
  { bell, closePart: closeButton, panel, framePart: frame }: ShadowTree,
  { onClosing, onToggled }: Listener,
  signal: AbortSignal,
): Popup {
  const small = matchMedia(SMALL);
  let isOpen = false;

  // `:focus-within` is not used: in Chromium it does not match a frame that Tab has moved the focus into.
  const hasFocus = (): boolean => panel.contains(host.shadowRoot?.activeElement ?? null);

  /**
   * Moves the panel to the front of the top layer. On a small screen the panel is modal. Otherwise Tab moves
   * the focus from the bell through the panel to the rest of the page.
   */
  const show = (): void => {
    // A closed panel also stays in the top layer, invisible, because nothing can move or clip it there.
    panel.close();
    panel.hidePopover();
    if (isOpen && small.matches) panel.showModal();
    else panel.showPopover();
    // Set explicitly, because Chromium would report every dialog element as modal.
    panel.ariaModal = `${small.matches}`;
    bell.ariaExpanded = `${isOpen}`;
    place();
  };

  let style: string | undefined;
  let nextFrame = 0;
  /**
   * Places the panel below or above the bell, where there is more room, and centres it on the bell as far as
   * the window allows; again in each frame, because anything in the page may move the bell. Does nothing while
   * the panel is closed, because measuring forces a layout.
   */
  const place = (): void => {
    cancelAnimationFrame(nextFrame);
    if (!isOpen || signal.aborted) return;
    nextFrame = requestAnimationFrame(place);
    // The window has become small, or large again.
    if (panel.ariaModal !== `${small.matches}`) show();
    const { top, right, bottom, left } = bell.getBoundingClientRect();
    // Browsers differ in whether they measure in pixels of the window or, under CSS `zoom`, of the element.
    const width = panel.offsetWidth;
    const zoom = panel.getBoundingClientRect().width / width;
    const newStyle =
      `left:clamp(${GAP}px,${((left + right) / zoom - width) / 2}px,100% - ${GAP + width}px);` +
      (top + bottom < innerHeight
        ? `top:max(${GAP}px,${bottom / zoom + GAP}px)`
        : `bottom:max(${GAP}px,100% - ${top / zoom - GAP}px);margin-top:auto`);
    if (style !== newStyle) panel.style = style = newStyle;
  };

  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    show();
    panel.focus();
    // Runs in a later task, because a frame cannot get the focus during the key event that opens the panel.
    // Does nothing if Tab has moved the focus by then.
    setTimeout(() => panel.matches(':focus') && frame.focus());
    onToggled();
  };
  const close = (reason: CloseReason): void => {
    if (!isOpen || !onClosing(reason)) return;
    const hadFocus = hasFocus();
    isOpen = false;
    show();
    // A click outside has already moved the focus. In a modal panel, Tab may have moved it to the browser's
    // controls.
    if ((hadFocus || small.matches) && reason !== 'outside') bell.focus();
    onToggled();
  };
  const moveFocus = (to: HTMLElement): void => {
    if (hasFocus()) to.focus();
  };

  bell.onclick = closeButton.onclick = () => (isOpen ? close('button') : open());
  // The browser closes a modal dialog at Escape and at the back gesture of a phone. A page cannot always
  // prevent that, so a panel that must stay open is shown again.
  panel.onclose = () => {
    if (!small.matches || panel.open) return;
    close('escape');
    if (isOpen) show();
  };
  addEventListener(
    'keydown',
    (event) => {
      // The browser closes a modal panel itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !small.matches) close('escape');
    },
    { signal },
  );
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(host)) close('outside');
    },
    { signal, capture: true },
  );

  show();
  return {
    get isShown() {
      return isOpen;
    },
    openPanel: open,
    closePanel: close,
    moveFocus,
  };
}
