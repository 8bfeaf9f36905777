/** A message of the panel's protocol; what else it carries depends on the action. */
export interface PanelMessage {
  readonly type: 'notesIframeMessage';
  readonly action: string;
  readonly [field: string]: unknown;
}

interface PanelListeners {
  readonly onMessage: (message: PanelMessage) => void;
  readonly onSend: (message: PanelMessage) => void;
  readonly onToggle: (showing: boolean) => void;
}

/** The frame the panel lives in, and the messages to and from it. */
export class PanelFrame {
  showing = false;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly origin: string,
    private readonly listeners: PanelListeners,
  ) {
    window.addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const message = parseMessage(event.data);
      if (message === undefined) return;
      listeners.onMessage(message);
      // The panel that has just loaded does not know whether it is shown.
      if (message.action === 'iFrameReady') this.send('togglePanel', { showing: this.showing });
    });
  }

  /** Shows or hides the panel. Hidden it stays loaded, so that its timers run and the bell is right. */
  setShowing(showing: boolean): void {
    if (showing === this.showing) return;
    this.showing = showing;
    this.frame.classList.toggle('showing', showing);
    this.listeners.onToggle(showing);
    this.send('togglePanel', { showing });
    if (showing) this.frame.focus();
  }

  setWide(wide: boolean): void {
    this.frame.classList.toggle('wide', wide);
  }

  send(action: string, fields: Readonly<Record<string, unknown>> = {}): void {
    const message: PanelMessage = { type: 'notesIframeMessage', action, ...fields };
    this.frame.contentWindow?.postMessage(JSON.stringify(message), this.origin);
    this.listeners.onSend(message);
  }
}

/** A message from the panel, JSON text or object; undefined for whatever else is posted. */
function parseMessage(data: unknown): PanelMessage | undefined {
  const value = typeof data === 'string' ? parseJson(data) : data;
  if (typeof value !== 'object' || value === null || !('type' in value) || !('action' in value))
    return undefined;
  if (value.type !== 'notesIframeMessage' || typeof value.action !== 'string') return undefined;
  return { ...value, type: value.type, action: value.action };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
