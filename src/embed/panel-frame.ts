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

/** Timeouts in ms for the panel's first screen: after its frame is added, and after its page has loaded. */
const SILENT_MS = 20_000;
const SILENT_AFTER_LOAD_MS = 5_000;
/** Chromium reports a blocked page up to this many milliseconds after its error page has loaded. */
const BLOCKED_MS = 99;
/**
 * The state of the panel. `loading`: the panel has not drawn its screen yet, or is leaving for another page.
 * `ready`: the screen is drawn. `other`: the frame shows a page or a screen without the panel's header, such as
 * the sign-in page. `silent`: the panel does not load.
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
  /** Sends a message that section 7 does not define, if the panel is in the frame. */
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
  /** Whether the frame has loaded the panel's page. The next load is then that of another page. */
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
      // A message that a page sends while it unloads has no source.
      if ((source ? source !== frame.contentWindow : !isHere) || origin !== panelOrigin) return;
      const message = parsePanelMessage(data);
      const extra = extraAction(data);
      if (extra) {
        hasLoaded = true;
        // After `left`, the bell covers the panel at once, because the next page has a header of its own. A
        // panel without a screen receives messages, and is covered until it has drawn a screen.
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
      // A second load means a redirect to the sign-in page; after an unreachable address there is only one
      // load.
      if (hasLoaded) onState('other');
      else setState('loading', SILENT_AFTER_LOAD_MS);
      hasLoaded = true;
    }, BLOCKED_MS);
  };
  // If the host page's policy blocks the panel, the browser loads an error page in its place.
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
