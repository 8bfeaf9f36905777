import { element } from './elements.js';

/** What the page uses of `<notestream-bell>`, which comes from the panel's origin as on any other page. */
export interface Bell extends HTMLElement {
  readonly refresh: () => void;
  theme: string;
}

/** The events that tell of the panel's messages, named as their actions. */
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

/** The page's bell. Throws TypeError when it is missing, or embed.js has not made one of it. */
export function theBell(): Bell {
  const bell = element('bell', HTMLElement);
  if (!isBell(bell)) throw new TypeError('embed.js has defined no <notestream-bell>');
  return bell;
}

const isBell = (found: HTMLElement): found is Bell => 'refresh' in found && 'theme' in found;

/** Tells of each message of the panel: its action and its fields. */
export function watchMessages(bell: Bell, tell: (action: string, fields: unknown) => void): void {
  for (const action of MESSAGES)
    bell.addEventListener(action.toLowerCase(), (event) => {
      if (event instanceof CustomEvent) tell(action, event.detail);
    });
}
