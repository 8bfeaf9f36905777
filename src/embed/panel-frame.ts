import type { Drawing } from './drawing';
import {
  extraAction,
  extraWire,
  type ExtraHostMessage,
  type HostMessage,
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
 * `loading` until the panel speaks for itself, which makes it `ready`; `other` while the frame shows something else, such
 * as the sign-in page; `silent` when the panel does not come.
 */
export type FrameState = 'loading' | 'ready' | 'other' | 'silent';

interface Listener {
  readonly onMessage: (message: PanelMessage) => void;
  readonly onState: (state: FrameState) => void;
}

/** The panel's frame, and the messages to and from it (section 7). */
export interface PanelFrame {
  /** Loads the panel, again if need be; without an address there is nothing to wait for. */
  readonly load: (address: URL | undefined) => void;
  readonly send: (message: HostMessage) => void;
  /** What section 7 does not know. */
  readonly sendExtra: (message: ExtraHostMessage) => void;
}

export function panelFrame(
  { frame, end }: Drawing,
  { onMessage, onState }: Listener,
  signal: AbortSignal,
): PanelFrame {
  let panelOrigin = '';
  let loads = 0;
  let heardAt = 0;
  let state: FrameState = 'loading';
  // Not RxJS: a host page loads 5 kB, and that is more.
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (now: FrameState, silentInMs?: number): void => {
    clearTimeout(timer);
    if (silentInMs) timer = setTimeout(() => become('silent'), silentInMs);
    if (now !== state) onState((state = now));
  };
  /** To the panel's own origin alone, and only while the panel is in the frame: posting to another page is an error. */
  const post = (message: Wire<HostMessage | ExtraHostMessage>): void => {
    if (heardAt) frame.contentWindow?.postMessage(JSON.stringify(message), panelOrigin);
  };

  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.contentWindow || origin !== panelOrigin) return;
      const message = parsePanelMessage(data);
      const extra = extraAction(data);
      if (!message && !extra) return;
      heardAt = Date.now();
      if (extra === 'left') {
        heardAt = 0;
        loads = 1;
      }
      become(message ? 'ready' : 'other');
      if (message) onMessage(message);
    },
    { signal },
  );
  frame.onload = () => {
    loads += 1;
    if (Date.now() - heardAt < OTHER_PAGE_MS) return;
    heardAt = 0;
    // The panel goes on to a sign-in page by itself; an address that nobody answers stays where it is.
    if (loads > 1) become('other');
    else become('loading', SILENT_AFTER_LOAD_MS);
  };
  signal.onabort = () => {
    clearTimeout(timer);
    frame.remove();
  };

  return {
    load: (address) => {
      loads = heardAt = 0;
      frame.remove();
      if (address) {
        become('loading', SILENT_MS);
        panelOrigin = address.origin;
        frame.src = address.href;
        // As a new frame, which adds nothing to the history of the page.
        end.before(frame);
      } else become('silent');
    },
    send: (message) => post(wire(message)),
    sendExtra: (message) => post(extraWire(message)),
  };
}
