import { element } from './elements.js';

/** The name by which the page with the streams view finds the panel's frame. */
const PANEL = 'notestream-panel';
const WINDOW = 'popup,width=1180,height=760';

/**
 * Connects the buttons that open the panel's streams in a pane below the page, and in a window. The
 * first button reloads the panel, because a frame gets its name when it is added to the page, and
 * because the console then monitors the streams from their start.
 */
export function connectStreams(bell: HTMLElement, panelOrigin: string): void {
  const pane = element('streams', HTMLElement);
  // Added on demand, so that a page without the pane has no frame besides the panel's.
  const frame = document.createElement('iframe');
  frame.title = 'Streams';
  const address = `${panelOrigin}/streams`;
  let isNamed = false;
  const withPanel = (show: () => void): void => {
    const panel = bell.shadowRoot?.querySelector('iframe');
    if (isNamed || !panel) {
      show();
      return;
    }
    isNamed = true;
    panel.name = PANEL;
    bell.addEventListener('iframeready', show, { once: true });
    bell.setAttribute('src', `${panelOrigin}/?debug`);
  };
  const onClick = (id: string, act: () => void): void =>
    element(id, HTMLButtonElement).addEventListener('click', act);
  onClick('streams-pane', () => {
    pane.hidden = false;
    withPanel(() => {
      frame.src = address;
      pane.append(frame);
    });
  });
  onClick('streams-window', () => {
    // Opened synchronously, because browsers block a window that is opened later.
    const opened = window.open('', 'notestream-streams', WINDOW);
    if (opened) withPanel(() => (opened.location.href = address));
  });
  onClick('streams-close', () => {
    pane.hidden = true;
    frame.remove();
  });
}
