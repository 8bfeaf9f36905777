import { element } from './elements.js';

/**
 * The part of `<notestream-bell>` that this page uses. The element comes from the panel's origin.
 */
export interface Bell extends HTMLElement {
  readonly refresh: () => void;
  theme: string;
}

/**
 * The actions of the panel's messages. The bell dispatches an event of the same name, in lower
 * case.
 */
const MESSAGES = [
  'iFrameReady',
  'render',
  'renderAllSeen',
  'togglePanel',
  'openSite',
  'openPost',
  'openComment',
  'editComment',
  'widescreen',
];

/** Finds the bell. Throws TypeError if it is missing or embed.js has not upgraded it. */
export function findBell(): Bell {
  const bell = element('bell', HTMLElement);
  if (!isBell(bell)) throw new TypeError('embed.js has defined no <notestream-bell>');
  return bell;
}

const isBell = (found: HTMLElement): found is Bell => 'refresh' in found && 'theme' in found;

/** Calls the listener with the action and the fields of each message from the panel. */
export function watchMessages(bell: Bell, listener: (action: string, fields: unknown) => void): void {
  for (const action of MESSAGES)
    bell.addEventListener(action.toLowerCase(), (event) => {
      if (event instanceof CustomEvent) listener(action, event.detail);
    });
}
