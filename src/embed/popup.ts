import type { Drawing } from './drawing';

/** In a window of less than this there is room for nothing but the panel. */
const SMALL = '(max-width:600px),(max-height:420px)';
/** Pixels between the bell and the panel, and between the panel and the window's edges. */
const GAP = 8;

/** Why the panel closes: the bell or a close button, the panel's own word, a key, a click elsewhere, `close()`. */
export type CloseReason = 'button' | 'panel' | 'escape' | 'outside' | 'method';

interface Listener {
  /** Answers whether the panel may close. */
  readonly onClosing: (reason: CloseReason) => boolean;
  readonly onToggled: () => void;
}

/** Shows and hides the panel, keeps it beside its bell and within the window, and the focus where it belongs. */
export interface Popup {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: (reason: CloseReason) => void;
  /** If the panel has the focus: moves it to this part of the panel, as long as that can take it. */
  readonly moveFocus: (to: HTMLElement) => void;
}

export function popup(
  host: Element,
  { bell, close: closeButton, panel, frame, end }: Drawing,
  { onClosing, onToggled }: Listener,
  signal: AbortSignal,
): Popup {
  const small = matchMedia(SMALL);
  let isOpen = false;
  let isFull = false;

  // Not `:focus-within`: Chromium does not see a frame in it that Tab has led into.
  const hasFocus = (): boolean => panel.contains(host.shadowRoot?.activeElement ?? null);

  /** In front of whatever else is in the top layer; on a small screen nothing but the panel can be reached. */
  const show = (): void => {
    // In the top layer also while it cannot be seen: there nothing moves or clips it.
    if (panel.open) panel.close();
    panel.hidePopover();
    isFull = isOpen && small.matches;
    if (isFull) panel.showModal();
    else panel.showPopover();
    panel.classList.toggle('open', isOpen);
    bell.ariaExpanded = String(isOpen);
    place();
  };

  /**
   * Below or above the bell, wherever there is more room, and in its middle as far as the window's edges let it: the style
   * sheet keeps it between them, however wide it is.
   */
  const place = (): void => {
    const { top, right, bottom, left } = bell.getBoundingClientRect();
    const isBelow = top + bottom < innerHeight;
    const down = GAP + Math.max(0, isBelow ? bottom : innerHeight - top);
    panel.style.cssText = isFull
      ? ''
      : `--down:${down}px;${isBelow ? '' : 'top:auto;bottom:var(--down);'}` +
        `left:clamp(${GAP}px,${(left + right) / 2}px - var(--width)/2,100% - ${GAP}px - var(--width))`;
  };

  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    show();
    panel.focus();
    // Later: during the key event that opens the panel, a frame cannot take the focus. Unless Tab has led into it by then.
    setTimeout(() => panel.matches(':focus') && frame.focus());
    onToggled();
  };
  const close = (reason: CloseReason): void => {
    if (!isOpen || !onClosing(reason)) return;
    const hadFocus = hasFocus();
    isOpen = false;
    show();
    // A click elsewhere takes the focus there.
    if (hadFocus && reason !== 'outside') bell.focus();
    onToggled();
  };
  const moveFocus = (to: HTMLElement): void => {
    if (hasFocus()) to.focus();
  };

  bell.onclick = closeButton.onclick = () => (isOpen ? close('button') : open());
  // Tab goes round: from the panel's end to the bell, and back from the bell to the end, which has the focus for a
  // moment, so that the browser itself goes on into the panel.
  end.onfocus = ({ relatedTarget }) => relatedTarget === bell || bell.focus();
  bell.onkeydown = ({ key, shiftKey }) => {
    if (isOpen && shiftKey && key === 'Tab') end.focus();
  };
  // The back gesture of a phone.
  panel.oncancel = (event) => {
    event.preventDefault();
    close('escape');
  };
  addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) close('escape');
    },
    { signal },
  );
  const capture = { signal, capture: true };
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(host)) close('outside');
    },
    capture,
  );
  for (const change of ['resize', 'scroll']) addEventListener(change, place, capture);
  // Not at a resize: Firefox and WebKit match the query anew only after it.
  small.addEventListener('change', show, capture);

  show();
  return {
    get isOpen() {
      return isOpen;
    },
    open,
    close,
    moveFocus,
  };
}
