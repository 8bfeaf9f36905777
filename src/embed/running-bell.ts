import { openLink, panelAddress } from './addresses';
import type { Drawing } from './drawing';
import { type FrameState, PanelFrame } from './panel-frame';
import { Popup } from './popup';
import type { PanelMessage, Theme } from './protocol';
import { textsOf } from './texts';
import type { NotestreamBell } from './types';
import { whenIdle } from './when-idle';

/** A bell while it is in a document: what it shows, and what it does at the panel's word. */
export class RunningBell {
  /** Notes that have not been seen. */
  count = 0;
  readonly frame: PanelFrame;
  readonly popup: Popup;
  readonly #end = new AbortController();
  /** What the loaded panel's address says. */
  #addressed: Theme = 'system';
  #isLoadDue = false;

  constructor(
    private readonly host: NotestreamBell,
    private readonly drawing: Drawing,
  ) {
    const { signal } = this.#end;
    this.frame = new PanelFrame(
      drawing.frame,
      {
        onMessage: (message) => this.#hear(message),
        onState: (state) => this.#drawState(state),
        onSent: (message) => this.#tell('messagesent', message),
      },
      signal,
    );
    this.popup = new Popup(
      host,
      drawing,
      {
        onClosing: (reason) => this.#tell('panelclose', { reason }),
        onToggled: (isOpen) => this.#toggled(isOpen),
      },
      signal,
    );
    document.addEventListener('visibilitychange', () => this.#tellVisibility(), { signal });
    window.addEventListener('online', () => this.#loadIfMissing(), { signal });
    drawing.retry.addEventListener('click', () => this.#retry(), { signal });
    this.#drawTexts();
    this.#showTheme();
    this.#drawState('empty');
    if (host.loading !== 'lazy')
      whenIdle(host.loading === 'eager', () => this.frame.state === 'empty' && this.#load(), signal);
  }

  /** The element has left the document: nothing of this is left. */
  end(): void {
    this.#end.abort();
    this.drawing.frame.removeAttribute('src');
    this.#setCount(0);
  }

  /** An attribute has another value. */
  changed(name: string): void {
    if (name === 'theme') {
      this.#showTheme();
      this.frame.sendExtra({ action: 'setTheme', theme: this.host.theme });
      return;
    }
    this.#drawTexts();
    if (this.frame.state === 'empty' || this.#isLoadDue) return;
    // Frameworks set one attribute after the other; the panel is loaded once.
    this.#isLoadDue = true;
    queueMicrotask(() => {
      this.#isLoadDue = false;
      if (!this.#end.signal.aborted) this.#load();
    });
  }

  #load(): void {
    const { src, theme, locale } = this.host;
    const address = panelAddress(src, { theme: this.host.hasAttribute('theme') ? theme : '', locale });
    this.#addressed = theme;
    if (address) this.frame.load(address);
    else this.frame.fail();
  }

  /** One that did not come before may come now. */
  #loadIfMissing(): void {
    if (this.frame.state === 'silent') this.#load();
  }

  #retry(): void {
    this.drawing.panel.focus();
    this.#load();
  }

  #hear(message: PanelMessage): void {
    if (message.action === 'iFrameReady') this.#greet();
    if (message.action === 'render') this.#setCount(message.num_new);
    if (message.action === 'renderAllSeen') this.#setCount(0);
    if (message.action === 'widescreen') this.drawing.panel.classList.toggle('wide', message.widescreen);
    // Only an open panel asks, to be closed: one that is closed already must not come back.
    if (message.action === 'togglePanel') this.popup.close('panel');
    const { action, ...detail } = message;
    if (this.#tell(action.toLowerCase(), detail) && 'href' in message) openLink(message.href);
  }

  /** A panel that has just loaded does not know how things are. */
  #greet(): void {
    const { theme } = this.host;
    this.frame.send({ action: 'togglePanel', showing: this.popup.isOpen });
    if (document.hidden) this.#tellVisibility();
    if (theme !== this.#addressed) this.frame.sendExtra({ action: 'setTheme', theme });
  }

  #tellVisibility(): void {
    this.frame.send({ action: 'toggleVisibility', hidden: document.hidden });
  }

  #toggled(isOpen: boolean): void {
    if (isOpen && (this.frame.state === 'empty' || this.frame.state === 'silent')) this.#load();
    this.frame.send({ action: 'togglePanel', showing: isOpen });
    if (isOpen) this.#tell('panelopen', null);
  }

  #setCount(count: number): void {
    this.count = count;
    this.#drawTexts();
  }

  #drawTexts(): void {
    const { bell, badge, panel, title, close, retry, frame } = this.drawing;
    const { lang, name, nameAndNew, ...texts } = textsOf(this.host.locale);
    badge.textContent = this.count > 99 ? '99+' : String(this.count || '');
    bell.lang = panel.lang = lang;
    panel.dir = lang === 'ar' ? 'rtl' : 'ltr';
    bell.ariaLabel = this.count > 0 ? nameAndNew.replace('#', String(this.count)) : name;
    panel.ariaLabel = frame.title = title.textContent = name;
    close.ariaLabel = texts.close;
    retry.textContent = texts.retry;
    this.#drawWords();
  }

  #drawWords(): void {
    const { loading, failed } = textsOf(this.host.locale);
    this.drawing.words.textContent = this.frame.state === 'silent' ? failed : loading;
  }

  #drawState(state: FrameState): void {
    const { bar, note, spinner, retry } = this.drawing;
    const isThere = state === 'ready' || state === 'other';
    const hadFocus = this.popup.hasFocus;
    bar.hidden = state === 'ready';
    note.hidden = isThere;
    spinner.hidden = state === 'silent';
    retry.hidden = state !== 'silent';
    this.#drawWords();
    if (hadFocus && isThere) this.popup.focus();
  }

  #showTheme(): void {
    const { classList } = this.drawing.panel;
    for (const theme of ['light', 'dark']) classList.toggle(theme, theme === this.host.theme);
  }

  /** Tells the page; answers whether it leaves the rest to the bell. */
  #tell(name: string, detail: unknown): boolean {
    return this.host.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }
}
