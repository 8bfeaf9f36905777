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

/** Timeouts for the first screen of the panel: after its frame is added, and after its page loads. */
const SILENT_MS = 20_000;
const SILENT_AFTER_LOAD_MS = 5_000;
/** Chromium reports a blocked page some milliseconds after the load of its error page. */
const BLOCKED_MS = 99;
/**
 * The state of the panel: `loading` until the panel has drawn its screen and while it leaves for
 * another page; then `ready`. `other` while the frame shows a page or a screen without the panel's
 * header, such as the sign-in page; `silent` if the panel does not load.
 */
export type FrameState = 'loading' | 'ready' | 'other' | 'silent';

interface Listener {
  readonly onMessage: (message: PanelMessage) => void;
  readonly onState: (state: FrameState) => void;
}

/** The panel's frame, and the messages to and from it (section 7). */
export interface PanelFrame {
  /** Loads or reloads the panel. Without an address, the state changes to `silent` immediately. */
  readonly loadPanel: (address: URL | undefined) => void;
  /** Sends a message of section 7 if the panel is in the frame. */
  readonly sendMessage: (message: HostMessage) => void;
  /** Sends a message that section 7 does not define. */
  readonly sendExtra: (message: ExtraHostMessage) => void;
}

export function panelFrame(
  { framePart: frame, panel }: ShadowTree,
  { onMessage, onState }: Listener,
  signal: AbortSignal,
): PanelFrame {
  let panelOrigin = '';
  /** Whether the panel is in the frame and receives messages. */
  let isHere = false;
  /** Whether the frame has loaded a page of the panel; after that, the next load is another page. */
  let hasLoaded = false;
  // A browser timer, because RxJS alone exceeds the bell's limit of 5 kB.
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setState = (newState: FrameState, waitMs?: number): void => {
    clearTimeout(timer);
    if (waitMs) timer = setTimeout(() => setState(isHere ? 'ready' : 'silent'), waitMs);
    onState(newState);
  };
  /** Posts only to the panel, because browsers log an error for a page of another origin. */
  const post = (message: Wire<HostMessage | ExtraHostMessage>): void => {
    if (isHere) frame.contentWindow?.postMessage(JSON.stringify(message), panelOrigin);
  };

  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      // A message that a page sends during its unload has no source.
      if ((source ? source !== frame.contentWindow : !isHere) || origin !== panelOrigin) return;
      const message = parsePanelMessage(data);
      const extra = extraAction(data);
      if (extra) {
        hasLoaded = true;
        // After `left` the panel is covered immediately, because the next page has its own header.
        // A panel without a screen receives messages, and is covered until it has drawn its screen.
        if (extra === 'shown') setState(isHere ? 'ready' : 'other');
        else {
          isHere = extra === 'later';
          setState('loading');
        }
      }
      if (message?.action === 'iFrameReady') {
        isHere = true;
        // The bell's header covers the panel until the panel's header is drawn.
        setState('loading', SILENT_AFTER_LOAD_MS);
      }
      if (message) onMessage(message);
    },
    { signal },
  );
  frame.onload = () => {
    // The load event waits for images, so it may come after the panel is ready.
    if (isHere) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A second load means a redirect to the sign-in page; an unreachable address loads only once.
      if (hasLoaded) onState('other');
      else setState('loading', SILENT_AFTER_LOAD_MS);
      hasLoaded = true;
    }, BLOCKED_MS);
  };
  // If the host page's policy blocks the panel, the browser loads an error page instead.
  addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective }) => {
      hasLoaded &&= disposition + effectiveDirective !== 'enforceframe-src';
    },
    { signal },
  );
  signal.onabort = () => {
    clearTimeout(timer);
    frame.remove();
  };

  return {
    loadPanel: (address) => {
      isHere = hasLoaded = false;
      frame.remove();
      if (address) {
        setState('loading', SILENT_MS);
        panelOrigin = address.origin;
        frame.src = address.href;
        // The frame is inserted again, because navigating an existing frame would add an entry to
        // the page's history.
        panel.append(frame);
      } else onState('silent');
    },
    sendMessage: (message) => post(toWire(message)),
    sendExtra: (message) => post(toExtraWire(message)),
  };
}
