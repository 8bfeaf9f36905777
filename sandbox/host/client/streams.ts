import { element } from './elements.js';

/** The name by which the page of the streams finds the panel's frame. */
const PANEL = 'notestream-panel';
const WINDOW = 'popup,width=1180,height=760';

/**
 * Makes the buttons open the panel's streams in a pane below the page, and in a window. The first
 * one reloads the panel: a frame gets its name when it is added to the page, and the console then
 * knows the streams from their start.
 */
export function connectStreams(bell: HTMLElement, panelOrigin: string): void {
  const pane = element('streams', HTMLElement);
  // Added when it is needed: a page without the pane has only the panel's frame.
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
    // At once: later, browsers would block it.
    const opened = window.open('', 'notestream-streams', WINDOW);
    if (opened) withPanel(() => (opened.location.href = address));
  });
  onClick('streams-close', () => {
    pane.hidden = true;
    frame.remove();
  });
}
