import type { Drawing } from './drawing';
import { place } from './place';

/** Below this width or height there is room for nothing but the panel. */
const SMALL = '(max-width: 600px), (max-height: 420px)';

/** Why the panel closes: the bell or a close button, the panel's own word, a key, a click elsewhere, `close()`. */
export type CloseReason = 'button' | 'panel' | 'escape' | 'outside' | 'method';

interface PopupListener {
  /** Answers whether the panel may close. */
  readonly onClosing: (reason: CloseReason) => boolean;
  readonly onToggled: (isOpen: boolean) => void;
}

/** Shows and hides the panel, keeps it within the window, and the focus where it belongs. */
export class Popup {
  isOpen = false;
  #opened = new AbortController();
  readonly #small = matchMedia(SMALL);

  constructor(
    private readonly host: HTMLElement,
    private readonly drawing: Drawing,
    private readonly listener: PopupListener,
    signal: AbortSignal,
  ) {
    const { bell, close, panel, end } = drawing;
    const toggle = (): void => (this.isOpen ? this.close('button') : this.open());
    for (const button of [bell, close]) {
      button.addEventListener('click', toggle, { signal });
      button.addEventListener('keydown', (event) => this.#onBackTab(event), { signal });
    }
    end.addEventListener('focus', (event) => this.#onEnd(event), { signal });
    panel.addEventListener('cancel', (event) => this.#onCancel(event), { signal });
    this.#small.addEventListener('change', () => this.isOpen && this.#show(), { signal });
    signal.addEventListener('abort', () => this.#hide());
    // In the top layer also while it cannot be seen: see bell.css.
    panel.showPopover();
  }

  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.#opened = new AbortController();
    const { signal } = this.#opened;
    const listen = { signal, capture: true, passive: true };
    document.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    document.addEventListener('pointerdown', (event) => this.#onPointer(event), listen);
    window.addEventListener('blur', () => this.#onBlur(), listen);
    for (const kind of ['resize', 'scroll']) window.addEventListener(kind, () => this.#place(), listen);
    this.drawing.bell.setAttribute('aria-expanded', 'true');
    this.#show();
    this.listener.onToggled(true);
  }

  close(reason: CloseReason): void {
    if (!this.isOpen || !this.listener.onClosing(reason)) return;
    const { bell, frame } = this.drawing;
    const hadFocus = this.hasFocus;
    this.#hide();
    if (hadFocus && reason === 'outside') frame.blur();
    else if (hadFocus) bell.focus();
    this.listener.onToggled(false);
  }

  /** Puts the focus into the panel, or on what stands in for it. */
  focus(): void {
    const { panel, note, frame } = this.drawing;
    (note.hidden ? frame : panel).focus();
  }

  get hasFocus(): boolean {
    return this.drawing.panel.contains(this.host.shadowRoot?.activeElement ?? null);
  }

  /** In front of whatever else is in the top layer; on a small screen nothing but the panel can be reached. */
  #show(): void {
    const { panel } = this.drawing;
    const isFull = this.#small.matches;
    this.#leaveTop();
    if (isFull) panel.showModal();
    else panel.showPopover();
    panel.classList.toggle('full', isFull);
    panel.classList.add('open');
    this.#place();
    this.focus();
  }

  #hide(): void {
    const { bell, panel } = this.drawing;
    this.isOpen = false;
    this.#opened.abort();
    bell.setAttribute('aria-expanded', 'false');
    panel.classList.remove('open');
    this.#leaveTop();
    if (panel.isConnected) panel.showPopover();
  }

  #leaveTop(): void {
    const { panel } = this.drawing;
    if (panel.open) panel.close();
    if (panel.matches(':popover-open')) panel.hidePopover();
  }

  #place(): void {
    place(this.drawing.panel, this.drawing.bell);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) this.close('escape');
  }

  /** A modal panel would close by itself. */
  #onCancel(event: Event): void {
    event.preventDefault();
    this.close('escape');
  }

  #onPointer(event: Event): void {
    if (!event.composedPath().includes(this.host)) this.close('outside');
  }

  /** A click into another frame of the page is told to that frame alone. */
  #onBlur(): void {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement && activeElement !== this.host) this.close('outside');
  }

  /** Tab goes round: from the panel's end to what stands before it... */
  #onEnd({ relatedTarget }: FocusEvent): void {
    const { bar, bell, close, frame } = this.drawing;
    if (relatedTarget === bell || relatedTarget === close) return;
    if (!this.#small.matches) bell.focus();
    else if (bar.hidden) frame.focus();
    else close.focus();
  }

  /** ... and back: from the end, which has the focus for a moment, the browser goes into the panel by itself. */
  #onBackTab({ key, shiftKey, currentTarget }: KeyboardEvent): void {
    const { bar, bell, end } = this.drawing;
    if (key !== 'Tab' || !shiftKey || !this.isOpen) return;
    if (currentTarget === bell || (this.#small.matches && !bar.hidden)) end.focus();
  }
}
