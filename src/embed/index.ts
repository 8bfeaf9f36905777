import { bellClass } from './bell';

export type {
  Badge,
  CommentLink,
  ExtraHostMessage,
  ExtraPanelMessage,
  HostMessage,
  PanelMessage,
  PostLink,
  SiteLink,
  Theme,
  Wire,
} from './protocol';
export type { CloseReason } from './popup';
export type { BellEventMap, Loading, NotestreamBell, PanelEventMap } from './types';

// On a server that renders pages there is nothing to define; a page that has this twice has it once.
if ('customElements' in globalThis && !customElements.get('notestream-bell'))
  customElements.define('notestream-bell', bellClass());
