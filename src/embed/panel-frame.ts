import {
  extraWire,
  type ExtraHostMessage,
  type HostMessage,
  isShown,
  type PanelMessage,
  parsePanelMessage,
  wire,
  type Wire,
} from './protocol';

/** A panel that has not spoken this long after its frame was asked for, or was loaded, is not going to. */
const SILENT_MS = 20_000;
const SILENT_AFTER_LOAD_MS = 5_000;
/** A panel speaks before its page is loaded, or soon after. What loads later than this is another page. */
const OTHER_PAGE_MS = 10_000;

/**
 * `empty` before there is an address, `loading`, then `ready` when the panel speaks for itself; `other` while the frame
 * shows something else, such as the sign-in page; `silent` when the panel does not come.
 */
export type FrameState = 'empty' | 'loading' | 'ready' | 'other' | 'silent';

interface FrameListener {
  readonly onMessage: (message: PanelMessage) => void;
  readonly onState: (state: FrameState) => void;
  readonly onSent: (message: Wire<HostMessage | ExtraHostMessage>) => void;
}

/** The panel's frame, and the messages to and from it (section 7). */
export class PanelFrame {
  state: FrameState = 'empty';
  #origin = '';
  #loads = 0;
  #heardAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly listener: FrameListener,
    signal: AbortSignal,
  ) {
    window.addEventListener('message', (event) => this.#hear(event), { signal });
    frame.addEventListener('load', () => this.#loaded(), { signal });
    signal.addEventListener('abort', () => this.#wait());
  }

  /** Loads the panel at this address, again if need be. */
  load({ href, origin }: URL): void {
    this.#origin = origin;
    this.#loads = 0;
    this.#heardAt = undefined;
    this.#become('loading');
    this.#wait(SILENT_MS);
    this.frame.src = href;
  }

  /** There is nothing to load. */
  fail(): void {
    this.#wait();
    this.#become('silent');
  }

  send(message: HostMessage): void {
    this.#post(wire(message));
  }

  /** What section 7 does not know. */
  sendExtra(message: ExtraHostMessage): void {
    this.#post(extraWire(message));
  }

  /** To the panel's own origin alone; and only if it has ever spoken: a sign-in page must hear nothing. */
  #post(message: Wire<HostMessage | ExtraHostMessage>): void {
    if (this.#heardAt === undefined) return;
    this.frame.contentWindow?.postMessage(JSON.stringify(message), this.#origin);
    this.listener.onSent(message);
  }

  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    if (source === null || source !== this.frame.contentWindow || origin !== this.#origin) return;
    const message = parsePanelMessage(data);
    if (!message && !isShown(data)) return;
    this.#wait();
    this.#heardAt = performance.now();
    this.#become(message ? 'ready' : 'other');
    if (message) this.listener.onMessage(message);
  }

  #loaded(): void {
    // An empty frame loads, too: about:blank.
    if (this.#origin === '') return;
    this.#loads += 1;
    if (this.#heardAt !== undefined && performance.now() - this.#heardAt < OTHER_PAGE_MS) return;
    // The panel goes on to a sign-in page by itself; an address that nobody answers stays where it is.
    if (this.#loads === 1) this.#wait(SILENT_AFTER_LOAD_MS);
    else {
      this.#wait();
      this.#become('other');
    }
  }

  /** Gives the panel this long from now; without a time, as long as it likes. */
  #wait(ms?: number): void {
    clearTimeout(this.#timer);
    if (ms !== undefined) this.#timer = setTimeout(() => this.#become('silent'), ms);
  }

  #become(state: FrameState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.onState(state);
  }
}
