import type { ShadowTree } from './shadow-tree';
import {
  extraAction,
  type ExtraHostMessage,
  type HostMessage,
  type PanelMessage,
  parsePanelMessage,
  toExtraWire,
  toWire,
  type Wire,
} from './protocol';

/**
 * Timeout for the first message of the panel, after its frame is added, and after its page loads.
 */
const SILENT_MS = 20_000;
const SILENT_AFTER_LOAD_MS = 5_000;
/** The panel's page loads within this time of its last message. A later load is another page. */
const OTHER_PAGE_MS = 10_000;

/**
 * `loading` until the panel sends a message, then `ready`; `other` while the frame shows another
 * page, such as the sign-in page; `silent` if the panel does not load.
 */
export type FrameState = 'loading' | 'ready' | 'other' | 'silent';

interface Listener {
  readonly onMessage: (message: PanelMessage) => void;
  readonly onState: (state: FrameState) => void;
}

/** The panel's frame, and the messages to and from it (section 7). */
export interface PanelFrame {
  /** Loads or reloads the panel. Without an address, the state becomes `silent` at once. */
  readonly load: (address: URL | undefined) => void;
  /** Sends a message of section 7, if the panel is in the frame. */
  readonly send: (message: HostMessage) => void;
  /** Sends a message that section 7 does not have. */
  readonly sendExtra: (message: ExtraHostMessage) => void;
}

export function panelFrame(
  { frame, end }: ShadowTree,
  { onMessage, onState }: Listener,
  signal: AbortSignal,
): PanelFrame {
  let panelOrigin = '';
  let loads = 0;
  /** When the panel sent its last message, epoch milliseconds; 0 if it is not in the frame. */
  let lastMessageAt = 0;
  let state: FrameState = 'loading';
  // Not RxJS, which is larger than the bell's limit of 5 kB.
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setState = (newState: FrameState, silentInMs?: number): void => {
    clearTimeout(timer);
    if (silentInMs) timer = setTimeout(() => setState('silent'), silentInMs);
    if (newState !== state) onState((state = newState));
  };
  /**
   * Posts only while the panel is in the frame: browsers log an error for a page of another origin.
   */
  const post = (message: Wire<HostMessage | ExtraHostMessage>): void => {
    if (lastMessageAt) frame.contentWindow?.postMessage(JSON.stringify(message), panelOrigin);
  };

  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.contentWindow || origin !== panelOrigin) return;
      const message = parsePanelMessage(data);
      const extra = extraAction(data);
      if (!message && !extra) return;
      lastMessageAt = Date.now();
      if (extra === 'left') {
        lastMessageAt = 0;
        loads = 1;
      }
      setState(message ? 'ready' : 'other');
      if (message) onMessage(message);
    },
    { signal },
  );
  frame.onload = () => {
    loads += 1;
    if (Date.now() - lastMessageAt < OTHER_PAGE_MS) return;
    lastMessageAt = 0;
    // A second load is a redirect to the sign-in page; an unreachable address loads only once.
    if (loads > 1) setState('other');
    else setState('loading', SILENT_AFTER_LOAD_MS);
  };
  signal.onabort = () => {
    clearTimeout(timer);
    frame.remove();
  };

  return {
    load: (address) => {
      loads = lastMessageAt = 0;
      frame.remove();
      if (address) {
        setState('loading', SILENT_MS);
        panelOrigin = address.origin;
        frame.src = address.href;
        // Added again, because navigating an existing frame would add an entry to the page's
        // history.
        end.before(frame);
      } else setState('silent');
    },
    send: (message) => post(toWire(message)),
    sendExtra: (message) => post(toExtraWire(message)),
  };
}
