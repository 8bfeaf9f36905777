import { Bell } from './bell.js';
import { connectControls } from './controls.js';
import { element } from './elements.js';
import { MessageLog } from './message-log.js';
import { PanelFrame, type PanelMessage } from './panel-frame.js';

const { panelOrigin = '', platformOrigin = '' } = document.body.dataset;

const log = new MessageLog(element('messages', HTMLOListElement));
const bell = new Bell(element('bell', HTMLButtonElement), element('bell-count', HTMLElement));
const panel = new PanelFrame(element('notestream-panel', HTMLIFrameElement), panelOrigin, {
  onMessage: (message) => {
    log.add('from', message);
    handlers[message.action]?.(message);
  },
  onSend: (message) => log.add('to', message),
  onToggle: (showing) => bell.setExpanded(showing),
});

/** What the page does at the panel's word, by action. */
const handlers: Readonly<Record<string, (message: PanelMessage) => void>> = {
  render: ({ num_new: count }) => bell.setCount(Number(count)),
  renderAllSeen: () => bell.setCount(0),
  togglePanel: () => panel.setShowing(!panel.showing),
  widescreen: ({ widescreen }) => panel.setWide(widescreen === true),
  openSite: ({ href }) => openInNewTab(href),
  openPost: ({ href }) => openInNewTab(href),
  openComment: ({ href }) => openInNewTab(href),
  editComment: ({ href }) => openInNewTab(href),
};

bell.button.addEventListener('click', () => panel.setShowing(!panel.showing));
document.addEventListener('visibilitychange', () =>
  panel.send('toggleVisibility', { hidden: document.hidden }),
);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') panel.setShowing(false);
});
document.addEventListener('pointerdown', ({ target }) => {
  const controls = element('controls', HTMLDetailsElement);
  const inside = target instanceof Node && (bell.button.contains(target) || controls.contains(target));
  // The engineers' controls are not part of the page: using them leaves the panel as it is.
  if (!inside) panel.setShowing(false);
});
element('refresh-notes', HTMLButtonElement).addEventListener('click', () => panel.send('refreshNotes'));
connectControls(platformOrigin, element('control-status', HTMLElement));

function openInNewTab(address: unknown): void {
  if (typeof address !== 'string' || !/^https?:/.test(address)) return;
  window.open(address, '_blank', 'noopener');
}
