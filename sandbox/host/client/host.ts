import { findBell, watchMessages } from './bell.js';
import { connectControls } from './controls.js';
import { element } from './elements.js';
import { MessageLog } from './message-log.js';
import { connectStreams } from './streams.js';

const { platformOrigin = '', panelOrigin = '' } = document.body.dataset;

const log = new MessageLog(element('messages', HTMLOListElement));
const controls = element('controls', HTMLDetailsElement);
const streams = element('streams', HTMLElement);
const bell = findBell();

watchMessages(bell, (action, fields) => log.add('from', action, fields));
bell.addEventListener('panelopen', () => log.add('to', 'togglePanel', { showing: true }));
bell.addEventListener('panelclose', (event) => {
  // The controls and the streams are not part of the host page: a click on them must not close the
  // panel.
  if ([controls, streams].some((each) => each.matches(':hover')) && isOutside(event)) event.preventDefault();
  else log.add('to', 'togglePanel', { showing: false });
});
document.addEventListener('visibilitychange', () =>
  log.add('to', 'toggleVisibility', { hidden: document.hidden }),
);
element('refresh-notes', HTMLButtonElement).addEventListener('click', () => {
  bell.refresh();
  log.add('to', 'refreshNotes', {});
});
connectControls(platformOrigin, element('control-status', HTMLElement));
connectStreams(bell, panelOrigin);

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-theme]'))
  button.addEventListener('click', () => {
    const { theme = 'system' } = button.dataset;
    bell.theme = document.body.dataset.theme = theme;
  });

function isOutside(event: Event): boolean {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null && 'reason' in detail && detail.reason === 'outside';
}
